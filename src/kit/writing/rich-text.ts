import { isRecord } from '../own.ts'

/** A text with headings, lists, bold, italic and links, as the editor stores it. */
export type RichMark = { type: 'bold' | 'italic' } | { type: 'link'; attrs: { href: string } }
export type RichNode = {
  type: string
  text?: string
  attrs?: { level: number }
  marks?: RichMark[]
  content?: RichNode[]
}

const blocks = ['doc', 'paragraph', 'bulletList', 'orderedList', 'listItem', 'hardBreak']

/** Only addresses of the web, of mail and of telephones; no script hides in a link. */
export function safeHref(href: unknown): string | undefined {
  return typeof href === 'string' && /^(https?:\/\/|mailto:|tel:)/i.test(href.trim())
    ? href.trim()
    : undefined
}

function cleanMark(mark: unknown): RichMark[] {
  if (!isRecord(mark)) return []
  if (mark.type === 'bold' || mark.type === 'italic') return [{ type: mark.type }]
  const href = mark.type === 'link' && isRecord(mark.attrs) ? safeHref(mark.attrs.href) : undefined
  return href === undefined ? [] : [{ type: 'link', attrs: { href } }]
}

/** Deeper than any list of lists that a person writes. */
const deepest = 30

function cleanNode(node: unknown, depth = 0): RichNode[] {
  if (!isRecord(node) || depth > deepest) return []
  const inner = Array.isArray(node.content) ? node.content : []
  const content = inner.flatMap((child) => cleanNode(child, depth + 1))
  if (node.type === 'text') {
    if (typeof node.text !== 'string' || node.text === '') return []
    const marks = Array.isArray(node.marks) ? node.marks.flatMap(cleanMark) : []
    return [{ type: 'text', text: node.text, ...(marks.length > 0 && { marks }) }]
  }
  const inside = content.length > 0 ? { content } : {}
  if (node.type === 'heading') {
    const level = isRecord(node.attrs) ? Number(node.attrs.level) : 2
    return [{ type: 'heading', attrs: { level: level === 3 ? 3 : 2 }, ...inside }]
  }
  // An unknown node loses its wrapping and keeps its words.
  return typeof node.type === 'string' && blocks.includes(node.type)
    ? [{ type: node.type, ...inside }]
    : content
}

/** The text with only what is allowed in it, or null when no word is left. */
export function cleanRichText(value: unknown): RichNode | null {
  const [doc] = cleanNode(value)
  return doc?.type === 'doc' && plainText(doc).trim() !== '' ? doc : null
}

/** The words alone. */
export function plainText(node: RichNode): string {
  if (node.text !== undefined) return node.text
  const parts = (node.content ?? []).map(plainText)
  return parts.join(['doc', 'bulletList', 'orderedList'].includes(node.type) ? '\n' : '')
}
