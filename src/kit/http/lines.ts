// An answer in lines, each of them JSON: `{ progress }` while the call works, then `{ reply }`, or
// `{ refused: { status, body } }` where it failed after the first line.

export const inLines = 'application/x-ndjson'
