// Whether a device has sent something by a code: what lists it is fetched by those devices alone.
const keyOf = (code: string) => `plumbline-sent-${code}`

export const noteSent = (code: string): void => localStorage.setItem(keyOf(code), 'yes')

export const hasSent = (code: string): boolean => localStorage.getItem(keyOf(code)) !== null
