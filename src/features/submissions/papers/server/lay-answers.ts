// The answers as they were asked: the question at the left, what was answered at the right.
import { type Flow, inkOf, inside, paper as page } from '../../../../kit/pdf/server/flow.ts'
import type { PaperAnswer, PaperEntry } from '../content.ts'
import type { Paper } from '../paper.ts'
import type { PaperLanguage } from '../readable.ts'
import { layHeading } from './lay-head.ts'
import { layPhotos, type Photos } from './lay-photos.ts'
import { drawSignature } from './lay-signatures.ts'

export type Laying = { flow: Flow; paper: Paper; reading: PaperLanguage; photos: Photos }

const left = { x: page.edge, width: 282 }
const right = { x: page.edge + 296, width: inside - 296 }

function line({ flow }: Laying, depth: number, question: string, answer: Partial<Answer>): void {
  const { words = '', fails = false, open = false } = answer
  const shift = depth * 12
  flow.columns([
    { words: question, x: left.x + shift, width: left.width - shift },
    {
      words,
      ...right,
      ...(fails && { look: 'bold' as const, color: inkOf.danger }),
      ...(open && { color: inkOf.quiet }),
    },
  ])
}
type Answer = { words: string; fails: boolean; open: boolean }

/** Seen on a paper without colours, too. */
const failed = (words: string) => `✗ ${words}`

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
    })
    laying.flow.gap(4)
    for (const entry of entries) layEntry(laying, depth + 1, entry)
  }
}

function layMatrix(laying: Laying, depth: number, entry: PaperAnswer): void {
  laying.flow.keep(34)
  line(laying, depth, entry.label, {})
  laying.flow.gap(3)
  for (const row of entry.rows) {
    const words = row.fails ? failed(row.words) : row.words
    line(laying, depth + 1, row.label, { words, fails: row.fails })
    laying.flow.gap(2.5)
  }
}

function layPictures(laying: Laying, depth: number, entry: PaperAnswer): void {
  const { flow, photos, paper, reading } = laying
  // The question goes with its first pictures.
  flow.keep(210)
  line(laying, depth, entry.label, {})
  flow.gap(4)
  layPhotos(flow, entry.photos, photos, paper.files, reading)
}

function laySigned(laying: Laying, depth: number, entry: PaperAnswer): void {
  const { flow } = laying
  flow.keep(70)
  const top = flow.y
  drawSignature(flow, entry.signature, { x: right.x, y: top, width: 150, height: 46 })
  line(laying, depth, entry.label, {})
  flow.y = Math.max(flow.y, top + 50)
  flow.block({ words: entry.words ?? '', ...right, look: 'small', color: inkOf.quiet })
}

function laySaid(laying: Laying, depth: number, entry: PaperAnswer): void {
  const open = entry.words === null
  const said = entry.words ?? laying.reading.text('not_answered')
  const words = entry.fails ? failed(said) : said
  line(laying, depth, entry.label, { words, fails: entry.fails, open })
}

/** What was said beside the answer, under it. */
function layRemarks(laying: Laying, depth: number, { remarks }: PaperAnswer): void {
  const { flow, photos, paper, reading } = laying
  for (const { row, note, photos: taken, action } of remarks) {
    flow.gap(3)
    flow.keep(taken.length > 0 ? 210 : 34)
    line(laying, depth + 1, row ?? reading.text('remark'), {
      words: [note, action === null ? null : reading.text('remark_action', { action })]
        .filter(Boolean)
        .join('\n'),
    })
    flow.gap(4)
    layPhotos(flow, taken, photos, paper.files, reading)
  }
}

function layAnswered(laying: Laying, depth: number, entry: PaperAnswer): void {
  if (entry.items.length > 0) {
    layItems(laying, depth, entry)
    layRemarks(laying, depth, entry)
  } else {
    if (entry.rows.length > 0) layMatrix(laying, depth, entry)
    else if (entry.photos.length > 0) layPictures(laying, depth, entry)
    else if (entry.signature !== null) laySigned(laying, depth, entry)
    else laySaid(laying, depth, entry)
    layRemarks(laying, depth, entry)
    below(laying)
  }
}

function layEntry(laying: Laying, depth: number, entry: PaperEntry): void {
  const { flow } = laying
  if (entry.kind === 'section') layHeading(flow, entry.label)
  else if (entry.kind === 'answer') layAnswered(laying, depth, entry)
  else {
    flow.block({ words: entry.label, look: 'bold' })
    if (entry.words !== null) flow.block({ words: entry.words, color: inkOf.quiet })
    flow.gap(6)
  }
}

export function layAnswers(laying: Laying, entries: readonly PaperEntry[]): void {
  const { flow, reading } = laying
  flow.gap(4)
  if (entries[0]?.kind !== 'section') layHeading(flow, reading.text('answers'))
  for (const entry of entries) layEntry(laying, 0, entry)
}
