export const documentLinkKey = (document: string, person: string) =>
  ['documents', 'link', document, person] as const
export const byLinkKey = (token: string) => ['documents', 'by link', token] as const
