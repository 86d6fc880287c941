// Structured logs: one JSON object a line, on standard error.

export type Fields = Record<string, unknown>
export type Log = {
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, fields?: Fields): void
}

/** An error as fields; the stack stays in the log and never reaches an answer. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) }
  return { error: error.message, stack: error.stack, ...cause }
}

export function jsonLog(write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const level =
    (name: string) =>
    (message: string, fields: Fields = {}) =>
      write(
        `${JSON.stringify({ at: new Date().toISOString(), level: name, message, ...fields })}\n`,
      )
  return { info: level('info'), warn: level('warn'), error: level('error') }
}

const ignore = () => undefined
export const silentLog: Log = { info: ignore, warn: ignore, error: ignore }
