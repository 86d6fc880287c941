// What is known of a file before it is sent, and how its kinds are said.

/** The server looks into the file and decides; this spares a person the wait for a plain refusal. */
export const isAccepted = ({ type }: { type: string }, accept: readonly string[]): boolean =>
  accept.length === 0 ||
  type === '' ||
  accept.some((kind) => (kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind))

const short: Record<string, string> = {
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
}

/** "PDF, pictures". */
export const kindsIn = (accept: readonly string[], pictures: string): string =>
  accept
    .map((kind) => (kind === 'image/*' ? pictures : (short[kind] ?? kind.replace(/^.*\//, ''))))
    .join(', ')
