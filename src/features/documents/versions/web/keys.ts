export const versionsKey = (id: string) => ['documents', 'versions', id] as const
export const versionKey = (id: string, number: number) => [...versionsKey(id), number] as const

/** The titles that a kind of document has. */
export const titlesKey = (register: string) => ['documents', 'titles', register] as const
