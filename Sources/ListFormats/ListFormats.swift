// The first files of this target follow.
