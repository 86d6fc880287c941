// What a document says, laid on paper part by part: its headings, lists and steps as such.
import { languageIn } from '../../../../kit/language/language-in.ts'
import { type Locale, locales } from '../../../../kit/locales.ts'
import { type Flow, inkOf, inside, paper } from '../../../../kit/pdf/server/flow.ts'
import { inLanguage, type Part, type Quiz, type Step } from '../../../../kit/writing/content.ts'
import type { RichNode } from '../../../../kit/writing/rich-text.ts'
import type { PaperWords } from '../words-of-papers.ts'

const wordsIn = (node: RichNode): string =>
  node.type === 'hardBreak' ? '\n' : (node.text ?? (node.content ?? []).map(wordsIn).join(''))

/** A list indents what is in it; a paragraph of an item stands beside its mark. */
function layNode(flow: Flow, node: RichNode, indent = 0, mark = ''): void {
  const children = node.content ?? []
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    for (const [at, item] of children.entries())
      layNode(flow, item, indent + 12, node.type === 'orderedList' ? `${at + 1}.` : '•')
    return
  }
  if (node.type === 'listItem') {
    for (const [at, child] of children.entries()) layNode(flow, child, indent, at === 0 ? mark : '')
    return
  }
  if (node.type === 'doc' || node.type === 'blockquote') {
    for (const child of children) layNode(flow, child, indent)
    return
  }
  const words = wordsIn(node)
  if (words === '') return
  const heading = node.type === 'heading'
  if (heading) flow.gap(5)
  const x = paper.edge + indent
  flow.block({
    words: mark === '' ? words : `${mark} ${words}`,
    x,
    width: inside - indent,
    ...(heading && { look: 'bold', tag: 'H3' }),
  })
  flow.gap(4)
}

const columns = 3
const gap = 12
const width = (inside - (columns - 1) * gap) / columns

function laySteps(flow: Flow, steps: readonly Step[], language: Locale, text: PaperWords): void {
  const cells = (all: readonly string[]) =>
    all.map((words, n) => ({ words, x: paper.edge + n * (width + gap), width }))
  flow.tags.within('Table', () => {
    flow.row(
      cells([text('step'), text('hazards'), text('controls')]).map((cell) => ({
        ...cell,
        look: 'smallBold' as const,
        color: inkOf.quiet,
      })),
    )
    flow.gap(3)
    for (const [at, { words }] of steps.entries()) {
      const said = inLanguage(words, language)?.said
      if (said === undefined) continue
      flow.row(cells([`${at + 1}. ${said.step}`, said.hazards, said.controls]))
      flow.gap(5)
    }
  })
}

/** What is asked and offered; which of it is right is said to nobody who has yet to take it. */
function layQuiz(flow: Flow, { questions }: Quiz, language: Locale): void {
  for (const { words, answers } of questions) {
    const asked = inLanguage(words, language)?.said
    if (asked === undefined) continue
    flow.block({ words: asked, look: 'bold' })
    for (const answer of answers)
      flow.block({
        words: `• ${inLanguage(answer.words, language)?.said ?? ''}`,
        x: paper.edge + 12,
        width: inside - 12,
      })
    flow.gap(4)
  }
}

/** A file stands on paper by what it is, and in which languages it is there. */
const nameOfFile = (name: string, files: object, language: Locale, text: PaperWords): string =>
  text('file', {
    name,
    languages: locales
      .filter((one) => one in files)
      .map((one) => languageIn(language, one))
      .join(', '),
  })

export function layContent(
  flow: Flow,
  content: readonly Part[],
  language: Locale,
  text: PaperWords,
): void {
  for (const part of content) {
    if (part.kind === 'steps') laySteps(flow, part.steps, language, text)
    else if (part.kind === 'text') {
      const said = inLanguage(part.words, language)?.said
      if (said !== undefined) layNode(flow, said)
    } else if (part.kind === 'quiz') layQuiz(flow, part, language)
    else {
      const said = inLanguage(part.words, language)?.said
      // Of a picture the paper says what it shows, of a file which one it is.
      if (said !== undefined)
        flow.block({
          words: part.kind === 'file' ? nameOfFile(said, part.files, language, text) : said,
          look: part.kind === 'declaration' ? 'bold' : 'small',
        })
    }
    flow.gap(6)
  }
}
