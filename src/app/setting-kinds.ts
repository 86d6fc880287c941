// What the values of settings may be, each with the words that say so.

export type SettingKind = {
  /** What a value has to be, ending the sentence "NAME must be …". */
  allowed: string
  fits(text: string): boolean
}

function isUrl(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

export const splitText = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

export const port: SettingKind = {
  allowed: 'a whole number from 0 to 65535 (0 takes a free port)',
  fits: (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535,
}
export const hostName: SettingKind = {
  allowed: 'a host name or an address, without protocol and port',
  fits: (text) => /^([a-z0-9-]+(\.[a-z0-9-]+)*|[0-9a-f:.]+)$/i.test(text),
}
export const anything: SettingKind = { allowed: 'some text', fits: () => true }
export const webAddress: SettingKind = {
  allowed: 'an address such as https://safety.example.com, without a path',
  fits: (text) => isUrl(text, ['http:', 'https:']) && /^https?:\/\/[^/?#@]+\/?$/.test(text),
}
export const webUrl: SettingKind = {
  allowed: 'an address that begins with https:// or http://',
  fits: (text) => isUrl(text, ['http:', 'https:']),
}
export const webUrls: SettingKind = {
  allowed: 'addresses that begin with https:// or http://, with commas between them',
  fits: (text) => splitText(text).every(webUrl.fits),
}
export const postgresUrl: SettingKind = {
  allowed: 'an address such as postgresql://user:password@host:5432/database',
  fits: (text) => isUrl(text, ['postgres:', 'postgresql:']),
}
export const smtpUrl: SettingKind = {
  allowed: 'an address such as smtps://user:password@host:465',
  fits: (text) => isUrl(text, ['smtp:', 'smtps:']),
}
/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = text.match(/^([\da-f.:]+?)(?:\/(\d{1,3}))?$/i) ?? []
  if (address.includes(':')) return URL.canParse(`http://[${address}]`) && Number(bits) <= 128
  const whole = /^\d+(\.\d+){3}$/.test(address) && URL.canParse(`http://${address}`)
  return whole && Number(bits) <= 32
}
export const networks: SettingKind = {
  allowed: 'addresses or networks such as 10.0.0.0/8, with commas between them',
  fits: (text) => splitText(text).every(isNetwork),
}
export const gigabytes: SettingKind = {
  allowed: 'a number of gigabytes above 0',
  fits: (text) => /^\d{1,7}(\.\d+)?$/.test(text) && Number(text) > 0,
}
export const mailAddress: SettingKind = {
  allowed: 'one e-mail address',
  fits: (text) => /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(text),
}
export const onOrOff: SettingKind = {
  allowed: 'on or off',
  fits: (text) => text === 'on' || text === 'off',
}

/** A key as browsers and `openssl` write it, of so many bytes. */
const keyOf = (bytes: number, what: string): SettingKind => ({
  allowed: what,
  fits: (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
})
export const vapidPublic = keyOf(65, 'a public key of P-256 in base64url, 87 letters')
export const vapidPrivate = keyOf(32, 'a private key of P-256 in base64url, 43 letters')
