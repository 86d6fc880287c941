export const documentKey = (id: string) => ['documents', 'read', id] as const
export const signoffsKey = (id: string) => ['documents', 'signoffs', id] as const
export const signersKey = (id: string) => [...signoffsKey(id), 'signers'] as const
