// Why a row that is there cannot be chosen. The picker and the server say the same.

export const closedReasons = {
  archived: 'This is archived. Restore it first.',
  deactivated: 'This person’s account is deactivated. Activate it first.',
} as const

export type ClosedReason = keyof typeof closedReasons

/** Beside its name in a list. */
export const closedWords: Readonly<Record<ClosedReason, string>> = {
  archived: 'Archived',
  deactivated: 'Deactivated account',
}
