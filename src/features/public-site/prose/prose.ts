// What a written page of the public site is made of, as its file says it in a small part of Markdown.

export type ProseWords =
  | string
  | { kind: 'strong'; says: string }
  | { kind: 'code'; says: string }
  | { kind: 'link'; says: string; to: string }

export type ProsePart =
  | { kind: 'heading'; id: string; says: string }
  | { kind: 'words'; says: ProseWords[] }
  | { kind: 'list'; ordered: boolean; items: ProseWords[][] }
  | { kind: 'table'; head: ProseWords[][]; rows: ProseWords[][][] }

/** What stands above the text: `key: value` lines between two rules. */
export type ProseFacts = {
  title: string
  /** One or two sentences, for lists and for search engines. */
  summary: string
  /** The day on which somebody read it against its sources. */
  reviewed: string
  topics: string[]
  /** It is invented from end to end, to show how something is worked out. */
  example: boolean
  /** Screens of the product that it says exist. */
  uses: string[]
  /** How long it takes to read. */
  minutes: number
}

const wordsAMinute = 220

const inlineForm = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

/** A link leads into the site or to another site by https, and nowhere else. */
function linkTo(to: string): string {
  if (!/^(?:\/(?!\/)|https:\/\/)/.test(to)) throw new Error(`A text does not lead to ${to}.`)
  return to
}

/** What is left between the marks: a mark that nothing draws would stand there as it is typed. */
function plain(words: string): string {
  if (/[*`]/.test(words)) throw new Error(`A text has a mark that is not drawn: ${words}`)
  return words
}

export function inlinesOf(text: string): ProseWords[] {
  const found: ProseWords[] = []
  let from = 0
  for (const match of text.matchAll(inlineForm)) {
    const [whole, strong, code, says = '', to = ''] = match
    if (match.index > from) found.push(plain(text.slice(from, match.index)))
    if (strong !== undefined) found.push({ kind: 'strong', says: strong })
    else if (code !== undefined) found.push({ kind: 'code', says: code })
    else found.push({ kind: 'link', says, to: linkTo(to) })
    from = match.index + whole.length
  }
  if (from < text.length) found.push(plain(text.slice(from)))
  return found
}

const idOf = (says: string): string =>
  says
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const cellsOf = (line: string): ProseWords[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlinesOf(cell.trim()))

const itemForm = /^(?:- |\d+\. )/

/** Lines that belong to the item before them are indented. */
function itemsOf(lines: readonly string[]): ProseWords[][] {
  const items: string[] = []
  for (const line of lines)
    if (itemForm.test(line)) items.push(line.replace(itemForm, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  return items.map(inlinesOf)
}

function blockOf(piece: string): ProsePart {
  const lines = piece.split('\n')
  const [first = '', , ...rows] = lines
  const heading = /^## (.+)$/.exec(piece)?.[1]
  if (heading !== undefined) return { kind: 'heading', id: idOf(heading), says: heading }
  if (itemForm.test(first))
    return { kind: 'list', ordered: !first.startsWith('- '), items: itemsOf(lines) }
  if (first.startsWith('|')) return { kind: 'table', head: cellsOf(first), rows: rows.map(cellsOf) }
  if (/^[#>]|^---/.test(first)) throw new Error(`A text has no such part: ${first}`)
  return { kind: 'words', says: inlinesOf(lines.join(' ')) }
}

const listed = (value = ''): string[] => value.split(', ').filter(Boolean)

/** The facts and the parts of a text. */
export function readProse(file: string): { facts: ProseFacts; blocks: ProsePart[] } {
  const [, above = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const said: Record<string, string | undefined> = Object.fromEntries(
    above.split('\n').map((line) => line.split(/: (.*)/, 2)),
  )
  const { title, summary, reviewed } = said
  if (!title || !summary || !reviewed)
    throw new Error(`A text says its title, its summary and when it was reviewed: ${above}`)
  const words = text.split(/\s+/).filter(Boolean).length
  return {
    facts: {
      title,
      summary,
      reviewed,
      topics: listed(said.topics),
      example: said.example === 'yes',
      uses: listed(said.uses),
      minutes: Math.max(1, Math.round(words / wordsAMinute)),
    },
    blocks: text
      .trim()
      .split(/\n{2,}/)
      .map(blockOf),
  }
}
