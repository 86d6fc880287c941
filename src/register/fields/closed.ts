// Why a row that is there cannot be chosen. The picker and the server say the same.

export const closedReasons = {
  archived: 'This is archived. Restore it first.',
  completed: 'This is completed. Reopen it first.',
  deactivated: 'This person’s account is deactivated. Activate it first.',
  lost: 'This asset is lost or retired. Change its status first.',
  unapproved: 'This chemical is not approved for use. Approve it first.',
  unengaged:
    'This person is neither an employee nor the worker of a contractor today. Record that first.',
  there: 'Already here. Change the dates in the list instead.',
} as const

export type ClosedReason = keyof typeof closedReasons

/** Beside its name in a list. */
export const closedWords: Readonly<Record<ClosedReason, string>> = {
  archived: 'Archived',
  completed: 'Completed',
  deactivated: 'Deactivated account',
  lost: 'Lost or retired',
  unapproved: 'Not approved',
  unengaged: 'Not a worker today',
  there: 'Already here',
}

/** A row as it travels: one that can be chosen has no reason. */
export const withWhy = <Row extends { why: ClosedReason | null }>({ why, ...row }: Row) => ({
  ...row,
  ...(why !== null && { why }),
})
