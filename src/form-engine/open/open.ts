import { type Comparable, unchanged } from '../comparing.ts'
import type { FieldNode, Form } from '../compile/form.ts'
import { coneOf } from '../compile/order.ts'
import type {
  Answer,
  Answers,
  FormProblem,
  Instance,
  Key,
  OpenOptions,
  Snapshot,
} from '../contract.ts'
import { answerOf } from '../field-types/field-type.ts'
import { isRecord } from '../plain.ts'
import { error, quoted } from '../problems.ts'
import { notices } from './notices.ts'

/** What is wrong with the answer of a field that is shown. An empty answer breaks no rule but one. */
const answerProblems = (place: FieldNode, given: Answer, today: () => string): FormProblem[] => {
  const { field, type, required } = place
  const answer = answerOf(type, given)
  if (answer === undefined) {
    return [error('invalid-answer', `${quoted(field)} must be ${type.expected}`, field.key)]
  }
  if (answer === null) {
    return required ? [error('required', `${quoted(field)} is required`, field.key)] : []
  }
  const faults = type.faults?.(answer, { field, today }) ?? []
  return faults.map(({ code, message }) => error(code, `${quoted(field)} ${message}`, field.key))
}

/** Whether two answers say the same. No answer is deeper than a record of lists. */
const alike = (a: unknown, b: unknown, depth = 0): boolean => {
  if (Object.is(a, b)) return true
  if (depth > 2) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => alike(item, b[index], depth + 1))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && alike(a[name], b[name], depth + 1))
  )
}

/** The answer in its type's own shape; what is blank or cannot be read stays as it was given. */
const readable = ({ type }: FieldNode, given: Answer): Answer =>
  answerOf(type, given) ?? given ?? null

const comparable = ({ type }: FieldNode, given: Answer): Comparable | undefined => {
  const answer = answerOf(type, given) ?? undefined
  return answer === undefined ? undefined : type.comparable(answer)
}

/** One filling-in of a form. Answers are held as they are given: change one by setting another. */
export const open = (form: Form, given?: Answers | null, options: OpenOptions = {}): Instance => {
  const { places, placeOf, ruled } = form
  const { timeZone = 'America/Toronto', outside = false } = options
  /** not there for people who are not staff: hidden, and empty for good */
  const isAbsent = ({ field }: FieldNode): boolean => outside && field.slug === 'internal'
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

  const problemsOf = (place: FieldNode): readonly FormProblem[] =>
    hidden[place.slot] ? [] : answerProblems(place, values[place.slot], today)

  /** Keeps the object that clients hold for as long as it says the truth. */
  const snapshotOf = (place: FieldNode): Snapshot => {
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

  const showEffective = (place: FieldNode): void => {
    const { slot, readers } = place
    if (readers.length === 0) return
    const next = hidden[slot] ? undefined : comparable(place, values[slot])
    if (unchanged(effective[slot], next)) return
    effective[slot] = next
    for (const reader of readers) stale[reader.slot] = 1
  }

  /** Decides again, in rank order, the fields that read a changed answer; returns those that toggled. */
  const settle = (source: FieldNode): FieldNode[] => {
    const toggled: FieldNode[] = []
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

  const find = (key: Key): FieldNode => {
    const place = placeOf.get(key)
    if (place) return place
    throw new Error(`The form has no field with the key “${key}”`)
  }
  const shown = (): FieldNode[] => places.filter(({ slot }) => !hidden[slot])

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
