// What this feature reads, each under its key.

export const mailsKey = (page: number) => ['mailbox', page] as const
export const mailKey = (id: string) => ['mailbox', 'mail', id] as const
