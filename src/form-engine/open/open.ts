import { type Comparable, unchanged } from '../comparing.ts'
import type { Form } from '../compile/form.ts'
import type { Answer, Answers, Instance, Key, OpenOptions, Problem, Snapshot } from '../contract.ts'
import { isRecord } from '../plain.ts'
import { alike } from './alike.ts'
import { answerProblems, isRequired } from './answer-problems.ts'
import { clock } from './clock.ts'
import { notices } from './notices.ts'

const noProblems: readonly Problem[] = []

/** One filling-in of a form. Answers are held as they are given: change one by setting another. */
export const open = (form: Form, given?: Answers | null, options: OpenOptions = {}): Instance => {
  const { fields, types, slotOf, rules, order, readers } = form
  const today = clock(options)
  const values: Answer[] = []
  /** what each answer is compared as, kept where somebody reads it; undefined is empty */
  const own: (Comparable | undefined)[] = []
  /** the same, with what is hidden reading as empty: all that rules ever see */
  const effective: (Comparable | undefined)[] = []
  const visible = new Uint8Array(fields.length).fill(1)
  const stale = new Uint8Array(fields.length)
  const snapshots: (Snapshot | undefined)[] = []
  const fresh = new Uint8Array(fields.length)
  let evaluations = 0

  const slotFor = (key: Key): number => {
    const slot = slotOf.get(key)
    if (slot === undefined) throw new Error(`The form has no field with the key “${key}”`)
    return slot
  }

  /** The answer in its type's own shape; what is blank or cannot be read stays as it was given. */
  const readable = (slot: number, raw: Answer): Answer => types[slot]?.answer(raw) ?? raw ?? null

  const comparable = (slot: number, raw: Answer): Comparable | undefined => {
    const answer = types[slot]?.answer(raw) ?? undefined
    return answer === undefined ? undefined : types[slot]?.comparable(answer)
  }

  const decide = (slot: number): boolean => rules[slot]?.(effective) ?? true

  const problemsOf = (slot: number): readonly Problem[] => {
    const field = fields[slot]
    const type = types[slot]
    if (!field || !type || visible[slot] === 0) return noProblems
    return answerProblems(type, { field, today }, values[slot])
  }

  const look = (slot: number): Snapshot => {
    const field = fields[slot]
    const type = types[slot]
    const shown = visible[slot] === 1
    return {
      key: field?.key ?? '',
      visible: shown,
      required: shown && field !== undefined && type !== undefined && isRequired(type, field),
      value: readable(slot, values[slot]),
      problems: problemsOf(slot),
    }
  }

  /** Keeps the object that clients hold for as long as it says the truth. */
  const snapshotOf = (slot: number): Snapshot => {
    const held = snapshots[slot]
    if (held && fresh[slot] === 1) return held
    const now = look(slot)
    // what is required and what is wrong follow from these two
    const same = held && held.visible === now.visible && alike(held.value, now.value)
    const snapshot = same ? held : now
    snapshots[slot] = snapshot
    fresh[slot] = 1
    return snapshot
  }

  const { subscribe, tell } = notices(snapshotOf)

  const showEffective = (slot: number): void => {
    const next = visible[slot] === 1 ? own[slot] : undefined
    if (unchanged(effective[slot], next)) return
    effective[slot] = next
    for (const reader of readers[slot] ?? []) stale[reader] = 1
  }

  /** Decides again, in rank order, whatever reads an answer that changed; returns what toggled. */
  const settle = (source: number): number[] => {
    const toggled: number[] = []
    showEffective(source)
    for (const slot of form.cone(source)) {
      if (stale[slot] === 0) continue
      stale[slot] = 0
      evaluations += 1
      const shown = decide(slot) ? 1 : 0
      if (shown === visible[slot]) continue
      visible[slot] = shown
      fresh[slot] = 0
      toggled.push(slot)
      showEffective(slot)
    }
    return toggled
  }

  const start = isRecord(given) ? given : {}
  fields.forEach(({ key }, slot) => {
    const raw = Object.hasOwn(start, key) ? start[key] : null
    const isRead = (readers[slot]?.length ?? 0) > 0
    values[slot] = raw
    own[slot] = isRead ? comparable(slot, raw) : undefined
    effective[slot] = own[slot]
  })
  for (const slot of order) {
    if (decide(slot)) continue
    visible[slot] = 0
    effective[slot] = undefined
  }

  const shownSlots = (): number[] => [...fields.keys()].filter((slot) => visible[slot] === 1)

  return {
    get: (key) => snapshotOf(slotFor(key)),
    set: (key, raw) => {
      const slot = slotFor(key)
      const value = readable(slot, raw)
      if (alike(value, readable(slot, values[slot]))) return
      values[slot] = value
      fresh[slot] = 0
      own[slot] = comparable(slot, value)
      tell([slot, ...settle(slot)])
    },
    subscribe: (key, fn) => subscribe(slotFor(key), fn),
    visibleKeys: () => shownSlots().map((slot) => fields[slot]?.key ?? ''),
    answers: () =>
      Object.fromEntries(
        shownSlots().flatMap((slot): [Key, Answer][] => {
          const answer = types[slot]?.answer(values[slot]) ?? null
          return answer === null ? [] : [[fields[slot]?.key ?? '', answer]]
        }),
      ),
    validate: () => shownSlots().flatMap((slot) => problemsOf(slot)),
    get evaluations() {
      return evaluations
    },
  }
}
