import { type Comparable, unchanged } from '../comparing.ts'
import type { Form, Place } from '../compile/form.ts'
import { coneOf } from '../compile/order.ts'
import type { Answer, Answers, Instance, Key, OpenOptions, Problem, Snapshot } from '../contract.ts'
import { answerOf } from '../field-types/field-type.ts'
import { isRecord } from '../plain.ts'
import { alike } from './alike.ts'
import { answerProblems } from './answer-problems.ts'
import { notices } from './notices.ts'

/** The answer in its type's own shape; what is blank or cannot be read stays as it was given. */
const readable = ({ type }: Place, given: Answer): Answer => answerOf(type, given) ?? given ?? null

const comparable = ({ type }: Place, given: Answer): Comparable | undefined => {
  const answer = answerOf(type, given) ?? undefined
  return answer === undefined ? undefined : type.comparable(answer)
}

/** One filling-in of a form. Answers are held as they are given: change one by setting another. */
export const open = (form: Form, given?: Answers | null, options: OpenOptions = {}): Instance => {
  const { places, placeOf, ruled } = form
  const { timeZone = 'America/Toronto', outside = false } = options
  /** not there for whoever is not staff: hidden, and empty for good */
  const isAbsent = ({ field }: Place): boolean => outside && field.slug === 'internal'
  // Swedish writes a day as YYYY-MM-DD
  const today = (): string =>
    options.today ?? new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  const values: Answer[] = []
  /** what each answer is compared as, hidden reading as empty: all that rules ever see */
  const effective: (Comparable | undefined)[] = []
  const hidden = new Uint8Array(places.length)
  const stale = new Uint8Array(places.length)
  const snapshots: (Snapshot | undefined)[] = []
  let evaluations = 0

  const start = isRecord(given) ? given : {}
  for (const place of places) {
    const { slot, field, readers } = place
    const absent = isAbsent(place)
    const value = !absent && Object.hasOwn(start, field.key) ? start[field.key] : null
    hidden[slot] = absent ? 1 : 0
    values[slot] = value
    effective[slot] = readers.length > 0 ? comparable(place, value) : undefined
  }
  for (const { slot, rule } of ruled) {
    if (rule(effective)) continue
    hidden[slot] = 1
    effective[slot] = undefined
  }

  const problemsOf = (place: Place): readonly Problem[] =>
    hidden[place.slot] ? [] : answerProblems(place, values[place.slot], today)

  /** Keeps the object that clients hold for as long as it says the truth. */
  const snapshotOf = (place: Place): Snapshot => {
    const { slot, field, required } = place
    const held = snapshots[slot]
    const visible = !hidden[slot]
    const value = readable(place, values[slot])
    // what is required and what is wrong follow from these two
    if (held?.visible === visible && alike(held.value, value)) return held
    const problems = problemsOf(place)
    const snapshot = { key: field.key, visible, required: visible && required, value, problems }
    snapshots[slot] = snapshot
    return snapshot
  }
  const { subscribe, tell } = notices(snapshotOf)

  const showEffective = (place: Place): void => {
    const { slot, readers } = place
    if (readers.length === 0) return
    const next = hidden[slot] ? undefined : comparable(place, values[slot])
    if (unchanged(effective[slot], next)) return
    effective[slot] = next
    for (const reader of readers) stale[reader.slot] = 1
  }

  /** Decides again, in rank order, whoever reads an answer that changed; returns who toggled. */
  const settle = (source: Place): Place[] => {
    const toggled: Place[] = []
    showEffective(source)
    for (const place of coneOf(source)) {
      const { slot, rule } = place
      if (!stale[slot] || isAbsent(place)) continue
      stale[slot] = 0
      evaluations += 1
      const hides = rule(effective) ? 0 : 1
      if (hides === hidden[slot]) continue
      hidden[slot] = hides
      toggled.push(place)
      showEffective(place)
    }
    return toggled
  }

  const find = (key: Key): Place => {
    const place = placeOf.get(key)
    if (place) return place
    throw new Error(`The form has no field with the key “${key}”`)
  }
  const shown = (): Place[] => places.filter(({ slot }) => !hidden[slot])

  return {
    get: (key) => snapshotOf(find(key)),
    set: (key, answer) => {
      const place = find(key)
      if (isAbsent(place)) return
      const { slot } = place
      const value = readable(place, answer)
      if (alike(value, readable(place, values[slot]))) return
      values[slot] = value
      tell([place, ...settle(place)])
    },
    subscribe: (key, fn) => subscribe(find(key), fn),
    visibleKeys: () => shown().map(({ field }) => field.key),
    answers: () => {
      const all = shown().map(({ slot, field, type }) => [field.key, answerOf(type, values[slot])])
      return Object.fromEntries(all.filter(([, answer]) => (answer ?? null) !== null))
    },
    validate: () => shown().flatMap(problemsOf),
    get evaluations() {
      return evaluations
    },
  }
}
