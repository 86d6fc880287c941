// What a file is, by its content. A name or a declared type proves nothing.

/** How much of the beginning of a file tells what it is. */
export const headLength = 4096

const ascii = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, to))

const startsWith = (head: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, index) => head[index] === byte)

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The kinds that are accepted, and the endings a file of each may be called by. */
export const endings: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v', 'mov'],
  [word]: ['docx'],
  [sheet]: ['xlsx'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
}

const heic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const mp4 = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'qt  ',
])

function isoMedia(head: Uint8Array): string | undefined {
  if (ascii(head, 4, 8) !== 'ftyp') return undefined
  const brand = ascii(head, 8, 12)
  if (heic.has(brand)) return 'image/heic'
  return mp4.has(brand) ? 'video/mp4' : undefined
}

/** Office files are ZIP archives whose first entries have names of their own. */
function office(head: Uint8Array): string | undefined {
  if (!startsWith(head, 0x50, 0x4b, 3, 4)) return undefined
  const text = Buffer.from(head).toString('latin1')
  const first = text.slice(30, 30 + (head[26] ?? 0) + 256 * (head[27] ?? 0))
  if (!/^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/)/.test(first)) return undefined
  if (text.includes('word/')) return word
  return text.includes('xl/') ? sheet : undefined
}

const markup =
  /<\s*(!doctype|html|head|body|script|svg|\?xml|iframe|object|embed|meta|style|img|a\s|x:|math)/i

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u0080-\u009f\ufffd]/
const clean = (text: string) => !unprintable.test(text) && !markup.test(text)

/** Text is UTF-8 without control characters, and nothing that a browser would take for a page. */
function plain(head: Uint8Array, name: string): string | undefined {
  // Cut where a character may be cut in two.
  const whole = { stream: head.length === headLength }
  const csv = name.toLowerCase().endsWith('.csv')
  if (clean(new TextDecoder('utf-8').decode(head, whole))) return csv ? 'text/csv' : 'text/plain'
  // Excel writes tables in the machine's old encoding still.
  return csv && clean(new TextDecoder('windows-1252').decode(head)) ? 'text/csv' : undefined
}

function contentOf(head: Uint8Array, name: string): string | undefined {
  if (ascii(head, 0, 5) === '%PDF-') return 'application/pdf'
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)) return 'image/png'
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'image/gif'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  return isoMedia(head) ?? office(head) ?? plain(head, name)
}

/**
 * The kind of a file, or undefined where it is none that is accepted, or where its name claims
 * another: a page called photo.jpg, a photo called report.pdf.
 */
export function sniff(head: Uint8Array, name: string): string | undefined {
  const kind = head.length === 0 ? undefined : contentOf(head, name)
  const ending = name.toLowerCase().match(/\.([a-z0-9]+)$/)?.[1]
  if (kind === undefined || ending === undefined) return undefined
  return endings[kind]?.includes(ending) ? kind : undefined
}
