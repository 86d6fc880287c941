// Structured logs: one JSON object a line, on standard error.

export type LogFields = Record<string, unknown>
export type Log = {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

/** In these the database quotes the refused value, which may be somebody's answer. */
const isDataException = (error: Error) => 'code' in error && /^22/.test(String(error.code))
const withoutValue = (text: string) => text.replace(/: "(?:[^"]|"(?!\n|$))*"/g, ': …')

/** An error as fields; the stack stays in the log and never reaches an answer. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) }
  const { message, stack = '' } = error
  if (!isDataException(error)) return { error: message, stack, ...cause }
  return { error: withoutValue(message), stack: withoutValue(stack), ...cause }
}

/** A value that cannot be serialised must not keep the rest out of the log. */
function lineOf(told: LogFields, fields: LogFields): string {
  try {
    return JSON.stringify({ ...told, ...fields })
  } catch (error) {
    return JSON.stringify({ ...told, unwritable: String(error) })
  }
}

export function jsonLog(write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const level =
    (name: string) =>
    (message: string, fields: LogFields = {}) =>
      write(`${lineOf({ at: new Date().toISOString(), level: name, message }, fields)}\n`)
  return { info: level('info'), warn: level('warn'), error: level('error') }
}

const ignore = () => undefined
export const silentLog: Log = { info: ignore, warn: ignore, error: ignore }
