// A talk that is being given on this device, and what is sent when it is over.
import type { Signature } from '../../../kit/drawing/signature.ts'
import { givenOf } from '../../../kit/drawing/strokes.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { AbsenceReason, TalkWords } from '../deliveries/deliveries.contract.ts'
import type { GivenTalk } from './holding.contract.ts'

export type Attendant = {
  readonly id: string
  readonly name: string
  /** A colleague; a visitor is known by name and company. */
  readonly person: boolean
  readonly detail: string | null
  readonly mark: Signature | null
  /** Took part and could not sign, and why. */
  readonly unsigned: string
  /** In which they read what they agree to. */
  readonly lang?: Locale
  /** Of somebody of the crew who was not there. */
  readonly absent?: AbsenceReason | undefined
}

export type RaisedInTalk = { readonly id: string; readonly words: string; readonly wrong: boolean }

export type TalkDraft = {
  readonly id: string
  readonly step: 'read' | 'sign' | 'finish'
  readonly plan: string | null
  readonly talk: string | null
  readonly title: string
  readonly words: TalkWords
  readonly place: { readonly kind: 'project' | 'team'; readonly id: string; readonly name: string }
  readonly started_at: string
  readonly people: readonly Attendant[]
  readonly others: readonly Pick<Attendant, 'id' | 'name' | 'detail'>[]
  readonly questions: readonly RaisedInTalk[]
  readonly mark: Signature | null
}

export const tookPart = ({ mark, unsigned }: Attendant): boolean =>
  mark !== null || unsigned.trim().length > 1

export const attendant = (
  one: Pick<Attendant, 'id' | 'name' | 'detail' | 'person'>,
): Attendant => ({ ...one, mark: null, unsigned: '' })

export const withAttendant = (
  draft: TalkDraft,
  id: string,
  change: Partial<Pick<Attendant, 'mark' | 'unsigned' | 'lang' | 'absent'>>,
): TalkDraft => ({
  ...draft,
  people: draft.people.map((one) => (one.id === id ? { ...one, ...change } : one)),
})

/** Who is typed: a colleague of that name, or somebody from elsewhere. */
export function addressed(draft: TalkDraft, id: string, name: string, company: string): Attendant {
  const same = (other: string) => other.trim().toLowerCase() === name.trim().toLowerCase()
  const colleague = company.trim() === '' ? draft.others.filter((one) => same(one.name)) : []
  const [only] = colleague
  return only !== undefined && colleague.length === 1
    ? attendant({ ...only, person: true })
    : attendant({ id, name: name.trim(), detail: company.trim() || null, person: false })
}

const longest = 600

export function givenTalk(draft: TalkDraft, now: Date, lang: Locale): GivenTalk {
  const minutes = Math.round((now.getTime() - Date.parse(draft.started_at)) / 60_000)
  const { plan, talk, title, words, place, started_at, mark, questions } = draft
  return {
    plan,
    talk,
    title,
    words,
    place: { kind: place.kind, id: place.id },
    started_at,
    minutes: Math.min(longest, Math.max(0, minutes)),
    attendances: draft.people.filter(tookPart).map((one) => ({
      ...(one.person ? { person: one.id } : one.detail !== null && { company: one.detail }),
      name: one.name,
      ...(one.mark === null
        ? { unsigned_because: one.unsigned.trim() }
        : { given: givenOf(one.mark) }),
      statement_lang: one.lang ?? lang,
      signed_at: one.mark?.signed_at ?? now.toISOString(),
    })),
    absences: draft.people.flatMap((one) =>
      one.absent === undefined || !one.person || tookPart(one)
        ? []
        : [{ person: one.id, reason: one.absent }],
    ),
    given: mark === null ? null : givenOf(mark),
    statement_lang: lang,
    questions: questions.map(({ words: said, wrong }) => ({ words: said, wrong })),
    notes: '',
  }
}
