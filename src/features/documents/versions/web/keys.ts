export const versionsKey = (id: string) => ['documents', 'versions', id] as const
export const versionKey = (id: string, number: number) => [...versionsKey(id), number] as const
