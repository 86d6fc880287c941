// While somebody sees the product as another person, this device shows nothing that the other has stored here and
// stores nothing of theirs: only what is the viewer's own is there, to be read, and waits.
let viewer: string | undefined

/** Whose things remain readable; nobody: the device is open again. */
export function sealDevice(account: string | undefined): void {
  viewer = account
}

export const isSealed = (): boolean => viewer !== undefined
export const isReadable = (account: string): boolean => viewer === undefined || viewer === account

export function refuseSealed(): void {
  if (isSealed()) throw new Error('Nothing is stored while somebody sees as another person.')
}
