export const offeredKey = (id: string) => ['documents', 'offered', id] as const
