export const versionsKey = (id: string) => ['documents', 'versions', id] as const
export const versionKey = (id: string, number: number) => [...versionsKey(id), number] as const

/** The titles that a kind of document has. */
export const titlesKey = (register: string) => ['documents', 'titles', register] as const

/** How many there are of each kind of resource. */
export const hubKey = ['documents', 'hub'] as const

/** What the library has of a kind of document. */
export const libraryKey = (register: string) => ['documents', 'library', register] as const
