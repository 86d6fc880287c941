/** A link that begins a company is told from an invitation by how it begins. */
export const startMark = 'new-'
export const isStart = (token: string): boolean => token.startsWith(startMark)
