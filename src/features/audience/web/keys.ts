// What this feature reads, each under its key.
export const audienceChoicesKey = (kind: string, search: string) =>
  ['audience', 'choices', kind, search] as const
export const audiencePreviewKey = (rule: string, page: number) =>
  ['audience', 'preview', rule, page] as const
