// Signatures with what makes them evidence: who, how, to what words, when, of which content.
import { penWidth, type Signature, strokesToPath } from '../../../../kit/drawing/signature.ts'
import {
  type Box,
  type Flow,
  inkOf,
  inside,
  paper as page,
} from '../../../../kit/pdf/server/flow.ts'
import type { Paper, PaperSignature } from '../paper.ts'
import { wordOf } from '../paper-words.ts'
import type { PaperLanguage } from '../readable.ts'
import { layHeading } from './lay-head.ts'

const isDrawn = (
  given: unknown,
): given is { strokes: readonly number[][]; width: number; height: number } =>
  typeof given === 'object' && given !== null && 'strokes' in given && Array.isArray(given.strokes)

const nameIn = (signature: unknown): string =>
  typeof signature === 'object' && signature !== null && 'name' in signature
    ? String(signature.name)
    : String(signature)

/** The strokes as they were drawn, in the box; a typed name as words. `alt` is read in place of strokes. */
export function drawSignature(
  flow: Flow,
  signature: Signature | unknown,
  box: Box,
  alt: string,
): void {
  const { doc } = flow
  flow.tags.artifact(() =>
    doc.roundedRect(box.x, box.y, box.width, box.height, 3).lineWidth(0.6).stroke(inkOf.rule),
  )
  if (!isDrawn(signature)) {
    const [line = ''] = flow.linesOf(nameIn(signature), box.width - 12, 'heading')
    flow.place([line], box.y + box.height / 2 - 8, { x: box.x + 8, look: 'heading' })
    return
  }
  const scale = Math.min((box.width - 8) / signature.width, (box.height - 6) / signature.height)
  flow.figure(alt, box, () => {
    doc
      .save()
      .translate(box.x + 4, box.y + 3)
      .scale(scale)
    doc.lineCap('round').lineJoin('round').lineWidth(penWidth(signature))
    doc.path(strokesToPath(signature)).stroke(inkOf.words)
    doc.restore()
  })
}

const drawing = { width: 168, height: 56 }
const textColumn = { x: page.edge + drawing.width + 14, width: inside - drawing.width - 14 }

function evidenceOf(one: PaperSignature, { text, moment }: PaperLanguage): string[] {
  return [
    [
      wordOf(text, 'method', one.method),
      text('signed_at', { when: moment(one.signed_at) }),
      text('signed_received', { when: moment(one.received_at) }),
    ].join(' · '),
    // From which address and device stays in the record: a paper goes to clients.
    one.witnessed_by ?? '',
    text('signed_hash', { hash: one.document_hash }),
  ].filter((line) => line !== '')
}

/** In place of strokes. */
const wordIn = ({ method, signer_name }: PaperSignature, text: PaperLanguage['text']): string =>
  method === 'attested' ? text('method_attested') : signer_name

function laySignature(flow: Flow, paper: Paper, one: PaperSignature, reading: PaperLanguage): void {
  const { text } = reading
  const holds = one.document_hash === paper.hash
  const declined = one.declined_reason !== null
  flow.keep(92)
  const top = flow.y
  if (!declined)
    drawSignature(
      flow,
      one.strokes ?? { name: wordIn(one, text) },
      { x: page.edge, y: top, ...drawing },
      text('signature_of', { name: one.signer_name }),
    )
  flow.block({
    words: `${one.signer_name} · ${wordOf(text, 'role', one.role)}`,
    look: 'bold',
    ...textColumn,
  })
  if (declined)
    flow.block({
      words: text('declined_because', { reason: one.declined_reason ?? '' }),
      color: inkOf.danger,
      ...textColumn,
    })
  else if (one.method !== 'attested') flow.block({ words: `“${one.statement}”`, ...textColumn })
  if (one.attestation != null)
    flow.block({
      words: text('attested', { by: one.witnessed_by ?? '', words: one.attestation }),
      color: inkOf.warning,
      look: 'smallBold',
      ...textColumn,
    })
  if (!holds)
    flow.block({
      words: text('of_revision', { n: one.revision }),
      color: inkOf.warning,
      look: 'smallBold',
      ...textColumn,
    })
  for (const line of evidenceOf(one, reading))
    flow.block({ words: line, look: 'small', color: inkOf.quiet, ...textColumn })
  flow.y = Math.max(flow.y, declined ? flow.y : top + drawing.height) + 5
  flow.rule()
  flow.gap(8)
}

export function laySignatures(flow: Flow, paper: Paper, reading: PaperLanguage): void {
  const { signatures, places } = paper
  const filled = new Set(
    signatures.filter((one) => one.document_hash === paper.hash).map(({ place }) => place),
  )
  const open = places.filter(({ id }) => !filled.has(id))
  if (signatures.length === 0 && open.length === 0) return
  layHeading(flow, reading.text('signatures'))
  const inOrder = [...signatures].sort(
    (a, b) => Number(b.document_hash === paper.hash) - Number(a.document_hash === paper.hash),
  )
  for (const one of inOrder) laySignature(flow, paper, one, reading)
  if (open.length === 0) return
  flow.tags.within('Table', () => {
    for (const { name, role } of open) {
      flow.keep(24)
      flow.row([
        {
          words: [name, wordOf(reading.text, 'role', role)].filter(Boolean).join(' · '),
          width: 300,
        },
        {
          words: reading.text('not_signed'),
          x: page.edge + 314,
          width: inside - 314,
          color: inkOf.quiet,
        },
      ])
      flow.gap(4)
    }
  })
}
