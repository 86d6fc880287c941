// One draft on two devices: what either answered since they last agreed is put together, question by
// question. Where both answered the same one differently, what stands here stays and the other is kept.
import { same } from '../../../forms/definition/index.ts'
import { aboutOf, contextOf } from '../device/about.ts'
import type { Context, Draft, Stand } from '../device/kept.ts'

type Values = Readonly<Record<string, unknown>>
type Merged = { readonly value: unknown; readonly clash: boolean }

/** A file, an item of a group, somebody who signs, an option: told apart within a list. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, role, account, name } = entry as Values
  return String(id ?? `${role} ${account ?? name}`)
}

/** A list by the names of its entries; of nothing, an empty one. */
function listIn(value: unknown): ReadonlyMap<string, unknown> | undefined {
  const list = value ?? []
  if (!Array.isArray(list)) return undefined
  const named = list.map((entry: unknown) => [nameOf(entry), entry] as const)
  return named.every((one): one is [string, unknown] => one[0] !== undefined)
    ? new Map(named)
    : undefined
}

/** Whatever either put in is in; what one took out and the other left alone is out. */
function mergeLists(was: unknown, mine: unknown, theirs: unknown): Merged | undefined {
  const [before, here, there] = [listIn(was), listIn(mine), listIn(theirs)]
  if (before === undefined || here === undefined || there === undefined) return undefined
  let clash = false
  const value = [...new Set([...here.keys(), ...there.keys()])].flatMap((name) => {
    const one = mergeOne(before.get(name), here.get(name), there.get(name))
    clash ||= one.clash
    return one.value === undefined ? [] : [one.value]
  })
  return { value, clash }
}

function mergeOne(was: unknown, mine: unknown, theirs: unknown): Merged {
  if (same(mine, theirs) || same(theirs, was)) return { value: mine, clash: false }
  if (same(mine, was)) return { value: theirs, clash: false }
  return mergeLists(was, mine, theirs) ?? { value: mine ?? theirs, clash: true }
}

function mergeValues(was: Values, mine: Values, theirs: Values) {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const merged = keys.map((key) => [key, mergeOne(was[key], mine[key], theirs[key])] as const)
  return {
    values: Object.fromEntries(merged.map(([key, { value }]) => [key, value])),
    clashes: merged.flatMap(([key, { clash }]) => (clash ? [key] : [])),
  }
}

const only = (values: Values, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))

/** With these parts of what it is about in the place of its own. */
function withParts(context: Context, parts: Values): Context {
  const next = contextOf(parts)
  const changed = Object.keys(parts).map((part) => [part, next[part as keyof Context]])
  return { ...context, ...Object.fromEntries(changed) }
}

export const standOf = ({ answers, context }: Pick<Draft, 'answers' | 'context'>): Stand => ({
  answers,
  about: aboutOf(context),
})

type There = Pick<Draft, 'revision' | 'saved_at'> & Stand

/** What the server has was saved from here: the answer to it was lost on its way. */
const isOwn = ({ given }: Draft, { answers, about }: There) => same({ answers, about }, given)

/** The draft of this device with what was saved elsewhere; `moved`: when, if it was. */
export function joined(draft: Draft, there: There): { draft: Draft; moved?: string } {
  const { answers: theirs, about, revision, saved_at } = there
  const own = isOwn(draft, there)
  const was = own ? there : draft.base
  const mine = standOf(draft)
  const answers = mergeValues(was?.answers ?? {}, mine.answers, theirs)
  const parts = mergeValues((was?.about ?? {}) as Values, mine.about as Values, about as Values)
  const changed = Object.entries(parts.values).filter(
    ([part, value]) => !same(value, (mine.about as Values)[part]),
  )
  const { other: before, ...rest } = draft
  const clashes = answers.clashes.length + parts.clashes.length > 0
  const other = clashes
    ? {
        answers: only(theirs, answers.clashes),
        about: only(about as Values, parts.clashes),
        saved_at,
      }
    : before
  const together: Draft = {
    ...rest,
    answers: answers.values,
    context: withParts(draft.context, Object.fromEntries(changed)),
    revision,
    base: { answers: theirs, about },
    ...(other !== undefined && { other }),
    unsaved: true,
  }
  return { draft: together, ...(!own && { moved: saved_at }) }
}

/** What was answered differently elsewhere changes places with what is shown of it. */
export function swapped(draft: Draft): Draft {
  const { other, answers, context, saved_at } = draft
  if (other === undefined) return draft
  return {
    ...draft,
    answers: { ...answers, ...other.answers },
    context: withParts(context, other.about as Values),
    other: {
      answers: only(answers, Object.keys(other.answers)),
      about: only(aboutOf(context) as Values, Object.keys(other.about)),
      saved_at,
    },
  }
}

/** What is shown stays, and the other is thrown away. */
export function decided({ other: _, ...draft }: Draft): Draft {
  return draft
}
