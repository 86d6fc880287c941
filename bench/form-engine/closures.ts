// The baseline: what a skilled person would write by hand for exactly this form. Each field has its
// own closure over one array of values, fields are decided in form order (here also the order of
// dependence), and the fields to decide again after a change are listed beforehand, per field.
// Values are brought to their compared form once, when they arrive; a hidden field's value is null.
// `skipping` is the same with one more trick: of those fields only the ones that read something that
// really changed are decided again. It is shown beside the baseline and no budget hangs on it.
import type { Contestant } from './contestant.ts'
import { type Answer, type Atom, type BenchForm, type FieldType, readsOf } from './form.ts'

type Decide = () => boolean
const ALWAYS: Decide = () => true

function intake(type: FieldType): (answer: Answer | undefined) => Answer {
  if (type === 'checkbox') return (answer) => (Array.isArray(answer) && answer[0] ? answer : null)
  if (type === 'text')
    return (answer) =>
      typeof answer === 'string' ? answer.trim().normalize('NFC').toLowerCase() || null : null
  if (type === 'number')
    return (answer) => {
      if (typeof answer === 'number') return answer
      return typeof answer !== 'string' || Number.isNaN(Number(answer)) ? null : Number(answer)
    }
  return (answer) => (typeof answer === 'string' && answer !== '' ? answer : null)
}

function equals(live: Answer[], ref: number, type: FieldType, operand: string[]): Decide {
  const [first = '', second, third] = operand
  if (type === 'number') {
    const asked = Number(first)
    return () => live[ref] === asked
  }
  if (second === undefined) return () => live[ref] === first
  if (third === undefined) return () => live[ref] === first || live[ref] === second
  return () => operand.includes(live[ref] as string)
}

function positive(live: Answer[], { ref, test, operand, other }: Atom, type: FieldType): Decide {
  const [first = ''] = operand
  const asked = Number(first)
  if (test === 'same') return () => live[ref] === live[other]
  if (test === 'empty') return () => live[ref] === null
  if (test === 'over') return () => live[ref] !== null && (live[ref] as number) > asked
  if (test === 'atMost') return () => live[ref] !== null && (live[ref] as number) <= asked
  if (test === 'contains') return () => live[ref] !== null && (live[ref] as string).includes(first)
  if (test === 'equals') return equals(live, ref, type, operand)
  return () => {
    const chosen = live[ref] as string[] | null
    if (chosen === null) return false
    for (const id of chosen) if (operand.includes(id)) return true
    return false
  }
}

function any(tests: Decide[]): Decide {
  const [a = ALWAYS, b, c] = tests
  if (b === undefined) return a
  if (c === undefined) return () => a() || b()
  if (tests.length === 3) return () => a() || b() || c()
  return () => tests.some((test) => test())
}

function all(tests: Decide[]): Decide {
  const [a = ALWAYS, b, c] = tests
  if (b === undefined) return a
  if (c === undefined) return () => a() && b()
  return () => a() && b() && c()
}

/** For each field all fields that depend on it, directly or through others, in form order. */
export function conesOf({ fields }: BenchForm): Int32Array[] {
  const cones = fields.map(() => new Set<number>())
  const sources = fields.map(() => new Set<number>())
  fields.forEach((field, at) => {
    for (const read of readsOf(field))
      for (const source of [read, ...(sources[read] ?? [])]) sources[at]?.add(source)
    for (const source of sources[at] ?? []) cones[source]?.add(at)
  })
  return cones.map((cone) => Int32Array.from(cone).sort())
}

export function closures(form: BenchForm, listener?: () => void, skipping = false): Contestant {
  const { fields } = form
  const listeners = fields.map(() => listener)
  const keys = fields.map((field) => field.key)
  const cones = conesOf(form)
  const intakes = fields.map((field) => intake(field.type))
  const kept: Answer[] = fields.map(() => null)
  const live: Answer[] = fields.map(() => null)
  const shown: boolean[] = fields.map(() => false)
  const typeAt = (at: number) => fields[at]?.type ?? 'text'
  const decides = fields.map(({ rule }) =>
    all(
      rule.map((group) =>
        any(
          group.map((atom) => {
            const test = positive(live, atom, typeAt(atom.ref))
            return atom.negated ? () => !test() : test
          }),
        ),
      ),
    ),
  )
  const readers: number[][] = fields.map(() => [])
  fields.forEach((field, at) => {
    for (const read of readsOf(field)) readers[read]?.push(at)
  })
  const stale = new Uint8Array(fields.length)

  function decideAgain(next: number): boolean {
    const now = (decides[next] as Decide)()
    if (now === shown[next]) return false
    shown[next] = now
    live[next] = now ? (kept[next] as Answer) : null
    listeners[next]?.()
    return true
  }

  function decideStale(at: number) {
    for (const reader of readers[at] as number[]) stale[reader] = 1
    for (const next of cones[at] as Int32Array) {
      if (stale[next] === 0) continue
      stale[next] = 0
      if (decideAgain(next)) for (const reader of readers[next] as number[]) stale[reader] = 1
    }
  }

  return {
    name: skipping ? 'closures, skipping' : 'closures',
    set(at, value) {
      const taken = (intakes[at] as (answer: Answer) => Answer)(value)
      kept[at] = taken
      if (!shown[at]) return
      live[at] = taken
      listeners[at]?.()
      if (skipping) decideStale(at)
      else for (const next of cones[at] as Int32Array) decideAgain(next)
    },
    decide(answers) {
      const visible: string[] = []
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] as string
        kept[at] = (intakes[at] as (answer: Answer | undefined) => Answer)(answers[key])
        shown[at] = (decides[at] as Decide)()
        live[at] = shown[at] ? (kept[at] as Answer) : null
        if (shown[at]) visible.push(key)
      }
      return visible
    },
    visibleKeys: () => keys.filter((_, at) => shown[at]),
  }
}
