// Whom a form is for.

const roles: Readonly<Record<number, string>> = { 1: 'hs_manager', 3: 'hs_user', 6: 'management' }

/** As a form names whom it is for. */
export const roleNamed = (roleId: number | undefined): string =>
  roles[roleId ?? 0] ?? 'trade_contractor'

/** Forms that name who fills them are for nobody else. */
export const mayFill = (filledBy: readonly string[], roleId: number | undefined): boolean =>
  filledBy.length === 0 || filledBy.includes(roleNamed(roleId))
