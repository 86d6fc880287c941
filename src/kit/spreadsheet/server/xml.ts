// Reads the XML of an Office file piece by piece: tags and the text between them, in order. It knows no
// entities but XML's own five and refuses a document type, so a document cannot grow while it is read.
import { own } from '../../own.ts'
import { notWorkbook } from './bad-table.ts'

export type XmlReader = {
  /** `attributes` as they stand in the tag: `attribute` finds one. */
  open?(name: string, attributes: string): void
  text?(text: string): void
  close?(name: string): void
}

const pieceLength = 1 << 16
/** Longer than any tag or marked section that a spreadsheet program writes. */
const longestTag = 1 << 18

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function signOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return own(signs, name) ?? whole
  const hex = name[1] === 'x' || name[1] === 'X'
  const code = hex ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

const plain = (text: string): string =>
  text.includes('&') ? text.replace(/&(#?\w{1,10});/g, signOf) : text

/** Finds the value of the attribute that has this name, with or without a prefix. */
export function attribute(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  return (attributes) => {
    const found = pattern.exec(attributes)
    return found === null ? undefined : plain(found[1] ?? found[2] ?? '')
  }
}

// Quoted values may hold a closing bracket. Prefixes of namespaces say nothing here.
const tag = /<(\/?)(?:[^\s/>:"'<]+:)?([^\s/>:"'<]+)([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>/y

/** Tells of the tag that begins at `at` and answers where it ends; -1 where it is not all there yet. */
function takeTag(source: string, at: number, reader: XmlReader): number {
  tag.lastIndex = at
  const [, closing, name = '', attributes = ''] = tag.exec(source) ?? []
  if (name === '') return -1
  if (closing === '') reader.open?.(name, attributes)
  if (closing === '/' || attributes.endsWith('/')) reader.close?.(name)
  return tag.lastIndex
}

/** What is no tag of an element, by how it begins and ends. */
const sections = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

function takeMarked(source: string, at: number, reader: XmlReader): number {
  // The beginning itself may be cut.
  if (source.length - at < 9 && !source.includes('>', at)) return -1
  const section = sections.find(([begins]) => source.startsWith(begins, at))
  if (section === undefined) throw notWorkbook()
  const [begins, ends] = section
  const end = source.indexOf(ends, at + begins.length)
  if (end < 0) return -1
  if (begins === '<![CDATA[') reader.text?.(source.slice(at + begins.length, end))
  return end + ends.length
}

/** Takes what is complete and answers with what is left. */
function take(source: string, reader: XmlReader): string {
  let at = 0
  for (;;) {
    const next = source.indexOf('<', at)
    const end = next < 0 ? source.length : next
    // A sign that is spelled out may be cut at the end.
    const cut = next < 0 ? source.lastIndexOf('&') : -1
    const upTo = cut >= at && end - cut < 12 ? cut : end
    if (upTo > at) reader.text?.(plain(source.slice(at, upTo)))
    if (next < 0) return source.slice(upTo)
    const isMarked = source[next + 1] === '!' || source[next + 1] === '?'
    at = (isMarked ? takeMarked : takeTag)(source, next, reader)
    if (at < 0) return source.slice(next)
  }
}

export function readXml(bytes: Uint8Array, reader: XmlReader): void {
  const decoder = new TextDecoder()
  let left = ''
  for (let at = 0; at < bytes.length; at += pieceLength) {
    const piece = bytes.subarray(at, at + pieceLength)
    left = take(left + decoder.decode(piece, { stream: true }), reader)
    if (left.length > longestTag) throw notWorkbook()
  }
  if (left.trim().startsWith('<')) throw notWorkbook()
}
