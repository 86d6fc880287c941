// The answers as they were asked: the question at the left, what was answered at the right.
import { type Flow, inkOf, inside, paper as page } from '../../../../kit/pdf/server/flow.ts'
import type { PaperAnswer, PaperEntry } from '../content.ts'
import type { Paper } from '../paper.ts'
import type { PaperLanguage } from '../readable.ts'
import { layHeading } from './lay-head.ts'
import { type Hanging, layPhotos, type Photos, pictureRow } from './lay-photos.ts'
import { drawSignature } from './lay-signatures.ts'

export type Laying = { flow: Flow; paper: Paper; reading: PaperLanguage; photos: Photos }

const left = { x: page.edge, width: 282 }
const right = { x: page.edge + 296, width: inside - 296 }

type Answer = { words: string; fails: boolean; passes: boolean; open: boolean }

function line(
  { flow }: Laying,
  depth: number,
  question: string,
  answer: Partial<Answer>,
  more?: () => void,
): void {
  const { words = '', fails = false, passes = false, open = false } = answer
  const shift = depth * 12
  const said = {
    // Seen on a paper without colours, too.
    words: fails ? `✗ ${words}` : passes ? `✓ ${words}` : words,
    ...right,
    ...(fails && { look: 'bold' as const, color: inkOf.danger }),
    ...(passes && !fails && { color: inkOf.good }),
    ...(open && { color: inkOf.quiet }),
  }
  flow.row([{ words: question, x: left.x + shift, width: left.width - shift }, said], more)
}

const below = ({ flow }: Laying) => {
  flow.gap(3.5)
  flow.rule()
  flow.gap(5.5)
}

function layItems(laying: Laying, depth: number, { label, items }: PaperAnswer): void {
  for (const [at, entries] of items.entries()) {
    laying.flow.keep(34)
    laying.flow.block({
      words: laying.reading.text('item', { label, n: at + 1 }),
      look: 'bold',
      x: left.x + depth * 12,
      width: inside - depth * 12,
      tag: 'H3',
    })
    laying.flow.gap(4)
    layEntries(laying, depth + 1, entries)
  }
}

function layMatrix(laying: Laying, depth: number, entry: PaperAnswer): void {
  laying.flow.keep(34)
  line(laying, depth, entry.label, {})
  laying.flow.gap(3)
  for (const { label, words, fails, passes } of entry.rows) {
    line(laying, depth + 1, label, { words, fails, passes })
    laying.flow.gap(2.5)
  }
}

function layPictures(laying: Laying, depth: number, { label, photos }: PaperAnswer): void {
  const { flow } = laying
  // The question goes with its first pictures.
  flow.keep(pictureRow(photos.length))
  line(laying, depth, label, {}, () => {
    flow.gap(4)
    layPhotos(flow, photos, hangingOf(laying, label))
  })
}

const hangingOf = ({ photos, paper, reading }: Laying, label: string): Hanging => ({
  photos,
  files: paper.files,
  reading,
  label,
})

function laySigned(laying: Laying, depth: number, { label, signature, words }: PaperAnswer): void {
  const { flow, reading } = laying
  flow.keep(70)
  const top = flow.y
  line(laying, depth, label, {}, () => {
    const alt = reading.text('signature_of', { name: words ?? label })
    drawSignature(flow, signature, { x: right.x, y: top, width: 150, height: 46 }, alt)
    flow.y = Math.max(flow.y, top + 50)
    flow.block({ words: words ?? '', ...right, look: 'small', color: inkOf.quiet })
  })
}

function laySaid(laying: Laying, depth: number, entry: PaperAnswer): void {
  const open = entry.words === null
  const words = entry.words ?? laying.reading.text('not_answered')
  line(laying, depth, entry.label, { words, fails: entry.fails, passes: entry.passes, open })
}

/** What was said beside the answer, under it. */
function layRemarks(laying: Laying, depth: number, { label, remarks }: PaperAnswer): void {
  const { flow, reading } = laying
  for (const { row, note, photos: taken, action } of remarks) {
    const words = [note, action === null ? null : reading.text('remark_action', { action })]
    const head = row ?? reading.text('remark')
    const said = words.filter(Boolean).join('\n')
    flow.gap(3)
    flow.keep(taken.length > 0 ? pictureRow(taken.length) : 34)
    line(laying, depth + 1, head, { words: said }, () => {
      flow.gap(4)
      layPhotos(flow, taken, hangingOf(laying, label))
    })
  }
}

function layAnswered(laying: Laying, depth: number, entry: PaperAnswer): void {
  if (entry.rows.length > 0) layMatrix(laying, depth, entry)
  else if (entry.photos.length > 0) layPictures(laying, depth, entry)
  else if (entry.signature !== null) laySigned(laying, depth, entry)
  else laySaid(laying, depth, entry)
  layRemarks(laying, depth, entry)
  below(laying)
}

/** What is no row of a table: headings, notes to the reader, items that have tables of their own. */
function layApart(laying: Laying, depth: number, entry: PaperEntry): void {
  const { flow } = laying
  if (entry.kind === 'section') layHeading(flow, entry.label)
  else if (entry.kind === 'answer') {
    layItems(laying, depth, entry)
    if (entry.remarks.length > 0) flow.tags.within('Table', () => layRemarks(laying, depth, entry))
  } else {
    flow.block({ words: entry.label, look: 'bold' })
    if (entry.words !== null) flow.block({ words: entry.words, color: inkOf.quiet })
    flow.gap(6)
  }
}

const isRow = (entry: PaperEntry | undefined): entry is PaperAnswer =>
  entry?.kind === 'answer' && entry.items.length === 0

/** Answers one after the other are one table. */
function layEntries(laying: Laying, depth: number, entries: readonly PaperEntry[]): void {
  let at = 0
  const rows = () => {
    for (let entry = entries[at]; isRow(entry); entry = entries[at]) {
      layAnswered(laying, depth, entry)
      at += 1
    }
  }
  for (let entry = entries[at]; entry !== undefined; entry = entries[at]) {
    if (isRow(entry)) laying.flow.tags.within('Table', rows)
    else {
      layApart(laying, depth, entry)
      at += 1
    }
  }
}

export function layAnswers(laying: Laying, entries: readonly PaperEntry[]): void {
  const { flow, reading } = laying
  flow.gap(4)
  if (entries[0]?.kind !== 'section') layHeading(flow, reading.text('answers'))
  layEntries(laying, 0, entries)
}
