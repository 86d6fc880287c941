export const documentKey = (id: string) => ['documents', 'read', id] as const
export const signoffsKey = (id: string) => ['documents', 'signoffs', id] as const
