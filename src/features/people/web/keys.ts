// What forms and plans choose from: the people, and the lists that forms add.

export const listedKey = (...of: readonly unknown[]) => ['form-list', ...of] as const
export const peopleKey = listedKey('people')
export const hatsKey = (...of: readonly unknown[]) => ['hats', ...of] as const
export const employersKey = (...of: readonly unknown[]) => ['employers', ...of] as const
export const invitationsKey = (...of: readonly unknown[]) => ['invitations', ...of] as const
export const signupKey = (token: string) => ['signup', token] as const
export const confidentialKey = (...of: readonly unknown[]) => ['confidential', ...of] as const
export const duplicatesKey = () => ['duplicates'] as const
export const compareKey = (...of: readonly string[]) => ['compare-people', ...of] as const
export const customValuesKey = (...of: readonly unknown[]) => ['custom-values', ...of] as const
export const alikeKey = (...of: readonly unknown[]) => ['alike', ...of] as const
export const contractorWorkersKey = (...of: readonly unknown[]) =>
  ['contractor-workers', ...of] as const
