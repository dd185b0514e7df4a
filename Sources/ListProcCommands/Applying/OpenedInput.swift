internal import SourceDiagnostics

/// An input of `apply` as it was read, and held if it is to be written back.
struct OpenedInput {
  /// The input, as messages name it.
  let name: String
  /// The file that the result goes to; nil if it goes elsewhere, or if the file cannot be held.
  let held: HeldFile?
  /// The text, or why there is none.
  let text: Result<SourceText, FailedInput>

  /// Opens the inputs of a run; all that are to be written back are held before the first is read.
  ///
  /// - Parameters:
  ///   - files: the inputs and where their results go.
  ///   - system: the system calls.
  /// - Returns: one for each input, in their order.
  static func opening(_ files: ApplyFiles, system: SystemCalls) -> [OpenedInput] {
    if files.isInPlace {
      let held = HeldFiles.holding(files.inputs, system: system)
      return zip(files.inputs, held).map { OpenedInput($0, held: $1, system: system) }
    }
    let path = files.inputs[0]
    guard files.outputIsInput, let output = files.output else {
      return [
        OpenedInput(
          name: InputFile.name(of: path), held: nil,
          text: InputFile.read(path, system: system))
      ]
    }
    let held = HeldFiles.holding([output], system: system)[0]
    return [OpenedInput(path, held: held, system: system)]
  }

  private init(name: String, held: HeldFile?, text: Result<SourceText, FailedInput>) {
    self.name = name
    self.held = held
    self.text = text
  }

  private init(_ path: String, held: Result<HeldFile, FileFailure>, system: SystemCalls) {
    let name = InputFile.name(of: path)
    do {
      let file = try held.get()
      guard path == "-" else {
        self.init(
          name: name, held: file,
          text: InputFile.read(file.descriptor, named: name, system: system))
        return
      }
      // Opened by somebody else, and perhaps read in part.
      let isSame = (try? system.status(of: 0))?.identity == file.status.identity
      self.init(
        name: name, held: file,
        text: isSame
          ? InputFile.read(path, system: system)
          : .failure(FailedInput(FileFailure.changedMeanwhile(file.path).diagnostic)))
    } catch {
      self.init(name: name, held: nil, text: .failure(FailedInput(error.diagnostic)))
    }
  }
}
