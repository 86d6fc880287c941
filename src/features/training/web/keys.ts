// What this feature reads, each under its key.
export const trainingMatrixKey = (...of: readonly unknown[]) => ['training-matrix', ...of] as const
export const trainingComplianceKey = trainingMatrixKey('compliance')
export const sessionSheetKey = (session: string) => ['training-session-sheet', session] as const
export const choicesKey = (field: string, search: string) =>
  ['training-choices', field, search] as const
/** A card that somebody scanned, checked with a public key; with this installation's own where none is given. */
export const checkedCardKey = (token: string, key: string) => ['passport', token, key] as const
