// A talk that is being given on this device, and what is sent when it is over.
import type { Signature } from '../../../kit/drawing/signature.ts'
import { givenOf } from '../../../kit/drawing/strokes.ts'
import type { PublicKey, Sealed } from '../../../kit/encryption/seal.ts'
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
  /** They chose a PIN, and sign with it. */
  readonly by_pin?: boolean
  /** They have signed already, with their PIN or on a phone of their own: the server has it. */
  readonly apart?: 'pin' | 'phone' | 'unchecked' | undefined
  /** Their PIN, entered without a connection: it is looked at when it arrives. */
  readonly sealed?: SealedEntry | undefined
}

export type SealedEntry = {
  readonly signature: string
  readonly pin: Sealed & { readonly key: string }
  readonly signed_at: string
}

export type RaisedInTalk = {
  readonly id: string
  readonly words: string
  readonly wrong: boolean
  readonly hazard?: boolean
}

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
  readonly others: readonly Pick<Attendant, 'id' | 'name' | 'detail' | 'by_pin'>[]
  readonly questions: readonly RaisedInTalk[]
  readonly mark: Signature | null
  /** The server has it already, for those who sign apart. */
  readonly opened?: { readonly id: string; readonly address: string }
  /** To which a PIN is sealed where there is no connection. */
  readonly seal?: PublicKey & { readonly id: string }
}

/** Who signs on one device, and who else could be added. */
export type SignedSheet = Pick<TalkDraft, 'title' | 'people' | 'others'>

export const tookPart = ({ mark, unsigned, apart }: Attendant): boolean =>
  mark !== null || apart !== undefined || unsigned.trim().length > 1

export const attendant = (
  one: Pick<Attendant, 'id' | 'name' | 'detail' | 'person' | 'by_pin'>,
): Attendant => ({ ...one, mark: null, unsigned: '' })

export const withAttendant = <Sheet extends SignedSheet>(
  draft: Sheet,
  id: string,
  change: Partial<Pick<Attendant, 'mark' | 'unsigned' | 'lang' | 'absent' | 'apart' | 'sealed'>>,
): Sheet => ({
  ...draft,
  people: draft.people.map((one) => (one.id === id ? { ...one, ...change } : one)),
})

/** Who is typed: a colleague of that name, or somebody from elsewhere. */
export function addressed(
  draft: SignedSheet,
  id: string,
  name: string,
  company: string,
): Attendant {
  const same = (other: string) => other.trim().toLowerCase() === name.trim().toLowerCase()
  const colleague = company.trim() === '' ? draft.others.filter((one) => same(one.name)) : []
  const [only] = colleague
  return only !== undefined && colleague.length === 1
    ? attendant({ ...only, person: true })
    : attendant({ id, name: name.trim(), detail: company.trim() || null, person: false })
}

export type SignedThere = {
  id: string
  person: string | null
  name: string
  company: string | null
  witness: string | null
}

/** With those who have signed on phones of their own; the same draft where nobody has since. */
export function signedApart(draft: TalkDraft, there: readonly SignedThere[]): TalkDraft {
  const isOne = (one: Attendant, { id, person }: SignedThere) => one.id === (person ?? id)
  const fresh = there.filter(
    (signed) =>
      !draft.people.some(
        (one) => isOne(one, signed) && one.apart !== undefined && one.apart !== 'unchecked',
      ),
  )
  if (fresh.length === 0) return draft
  const known = fresh.filter((signed) => draft.people.some((one) => isOne(one, signed)))
  return {
    ...draft,
    people: [
      ...draft.people.map((one) =>
        known.some((signed) => isOne(one, signed)) ? { ...one, apart: 'phone' as const } : one,
      ),
      ...fresh
        .filter((signed) => !known.includes(signed))
        .map(({ id, person, name, company }) => ({
          ...attendant({ id: person ?? id, name, detail: company, person: person !== null }),
          apart: 'phone' as const,
        })),
    ],
  }
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
    attendances: draft.people
      .filter((one) => tookPart(one) && one.apart === undefined)
      .map((one) => ({
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
    questions: questions.map(({ words: said, wrong, hazard = false }) => ({
      ...{ words: said, wrong, hazard },
    })),
    notes: '',
  }
}
