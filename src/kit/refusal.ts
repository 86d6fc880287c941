/** A reason not to start that the person at the terminal can act on: one line, and exit code 2. */
export class StartRefusal extends Error {
  readonly exitCode = 2
}
