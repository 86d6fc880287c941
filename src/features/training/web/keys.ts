// What this feature reads, each under its key.
export const trainingMatrixKey = (...of: readonly unknown[]) => ['training-matrix', ...of] as const
export const choicesKey = (field: string, search: string) =>
  ['training-choices', field, search] as const
