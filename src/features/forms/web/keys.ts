// What this feature reads, each under its key.

export const libraryKey = (...of: readonly string[]) => ['form-library', ...of] as const
export const upstreamKey = (form: string) => ['form-upstream', form] as const
export const categoriesKey = ['form-categories-to-choose'] as const
export const formDraftKey = (...of: readonly unknown[]) => ['form-draft', ...of] as const
export const draftToCopyKey = (from: string | null) => ['form-draft-to-copy', from] as const
export const lastVersionKey = (form: string) => ['form-last-version', form] as const
export const versionsKey = (form: string) => ['form-versions', form] as const
export const presenceKey = (form: string) => ['form-presence', form] as const
