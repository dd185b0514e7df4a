#!/bin/sh
# What a CI job runs for a pull request: the list, as it is now, is held to the rules that it had in
# the revision that the change is made to.
exec "${listproc:-listproc}" check --base-ref "${1:-origin/main}" list.yaml
