// The way through an orientation, a screen each, and what this device has of it until it is signed.
import type { Signature } from '../../../kit/drawing/signature.ts'
import { type Part, partsOf, type Quiz } from '../../../kit/writing/content.ts'
import { quizIn } from '../../../kit/writing/quiz.ts'
import type { AskedOrientation } from './taking.contract.ts'

type Readable = AskedOrientation['package']

export type TakingStep = { id: string } & (
  | { kind: 'welcome' }
  | { kind: 'part'; part: Part }
  | { kind: 'files'; of: Readable }
  | { kind: 'document'; of: Readable }
  | { kind: 'quiz'; of: Readable; quiz: Quiz }
  | { kind: 'card'; card: AskedOrientation['cards'][number] }
  | { kind: 'sign' }
)

export type TakingDraft = {
  /** Of the versions that are read: of other ones it is begun anew. */
  readonly hashes: string
  /** The id of the step. */
  readonly at: string
  readonly declared: readonly string[]
  /** The quizzes that were passed, by what has them. */
  readonly passed: readonly string[]
  readonly started_at: string | null
  readonly seconds: number
  /** Pictures that have not arrived, by card. */
  readonly cards: Readonly<Record<string, File>>
  readonly mark: Signature | null
}

export const hashesOf = (asked: Pick<AskedOrientation, 'package' | 'documents'>): string =>
  [asked.package, ...asked.documents].map(({ hash }) => hash).join()

/** Signed, but for a card that has yet to come or was refused: nothing else is asked for. */
export const isCardWanted = ({
  finished_at,
  state,
}: Pick<AskedOrientation, 'finished_at' | 'state'>) =>
  finished_at !== null && state === 'in_progress'

const filesStep = (of: Readable): TakingStep[] =>
  of.files.length === 0 ? [] : [{ id: `files ${of.id}`, kind: 'files', of }]

/** Every part but the quiz, which is asked after what it is about. */
const read = ({ content }: Readable) => partsOf(content).filter(({ kind }) => kind !== 'quiz')

function quizStep(of: Readable): TakingStep[] {
  const quiz = quizIn(partsOf(of.content))
  return quiz === undefined ? [] : [{ id: quiz.id, kind: 'quiz', of, quiz }]
}

const cardStep = (card: AskedOrientation['cards'][number]): TakingStep => ({
  id: card.id,
  kind: 'card',
  card,
})

export function stepsOf(asked: AskedOrientation): readonly TakingStep[] {
  if (isCardWanted(asked))
    return asked.cards.filter(({ state }) => state !== 'accepted').map((card) => cardStep(card))
  return [
    { id: 'welcome', kind: 'welcome' },
    ...read(asked.package).map((part): TakingStep => ({ id: part.id, kind: 'part', part })),
    ...filesStep(asked.package),
    ...quizStep(asked.package),
    ...asked.documents.flatMap((of): TakingStep[] => [
      { id: of.id, kind: 'document', of: { ...of, content: read(of) } },
      ...quizStep(of),
    ]),
    ...asked.cards.map(cardStep),
    { id: 'sign', kind: 'sign' },
  ]
}

export const newDraft = (asked: AskedOrientation): TakingDraft => ({
  hashes: hashesOf(asked),
  at: stepsOf(asked)[0]?.id ?? 'welcome',
  declared: [],
  passed: asked.passed,
  started_at: null,
  seconds: 0,
  cards: {},
  mark: null,
})

/** What this device has still counts; of other versions its pictures do. */
export function takenUp(asked: AskedOrientation, stored: TakingDraft | undefined): TakingDraft {
  if (stored === undefined) return newDraft(asked)
  const same = stored.hashes === hashesOf(asked)
  const there = stepsOf(asked).some(({ id }) => id === stored.at)
  if (same && there) return stored
  return { ...newDraft(asked), cards: stored.cards }
}

const declarationsIn = (parts: readonly Part[]) =>
  parts.filter(({ kind }) => kind === 'declaration').map(({ id }) => id)

/** What a step asks the person to declare before they go on. */
export const declaredIn = (step: TakingStep): string[] => {
  if (step.kind === 'part') return declarationsIn([step.part])
  return step.kind === 'document' ? declarationsIn(partsOf(step.of.content)) : []
}

/** Whether there is nothing left to do on a step. */
export function isStepDone(step: TakingStep, draft: TakingDraft): boolean {
  if (step.kind === 'card')
    return (
      draft.cards[step.card.id] !== undefined ||
      step.card.state === 'sent' ||
      step.card.state === 'accepted'
    )
  if (step.kind === 'quiz') return draft.passed.includes(step.of.id)
  return declaredIn(step).every((id) => draft.declared.includes(id))
}
