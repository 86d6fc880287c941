import fc from 'fast-check'
import { type CaseTerm, type Json, stored } from './case-format.ts'

/** What can be asked of a type: the table of operators, written down a second time on purpose. */
type Kind = {
  readonly type: string
  readonly slug?: string
  readonly multiple?: true
  readonly operators: readonly string[]
  readonly answer: fc.Arbitrary<Json>
  readonly operand: fc.Arbitrary<Json>
  readonly parentValue?: fc.Arbitrary<Json>
}

const id = fc.constantFrom<Json>('a', 'b', '7', 7, 8, '0', 0)
const ids = fc.array(id, { maxLength: 3 })
const nothing = fc.constantFrom<Json>(null, '')
const words = fc.constantFrom<Json>(
  'crane',
  ' Crane',
  'cr',
  'ane',
  '7',
  '1.5',
  'é',
  'e\u0301t',
  '.',
)
const numbers = fc.constantFrom<Json>(0, '0', 1, -1, 1.5, '1.50', 10, '2', 15)
const days = fc.constantFrom<Json>('2026-01-31', '2026-02-01', '2024-02-29')
const pair = (of: string, members: string): fc.Arbitrary<Json> =>
  fc.record({ [of]: fc.oneof({ weight: 4, arbitrary: id }, nothing), [members]: ids })

const emptiness = ['is_empty', 'is_not_empty']
const equality = [...emptiness, 'is_equal_to', 'is_not_equal_to']
const membership = ['in_list', 'not_in_list']
const affixes = ['starts_with', 'ends_with', 'contains']
const order = ['greater_than', 'greater_than_or_equal', 'less_than', 'less_than_or_equal']

const chosen = (operand: fc.Arbitrary<Json>) => operand.map((select) => ({ select }))
const kind = (
  type: string,
  operators: readonly string[],
  answer: fc.Arbitrary<Json>,
  operand: fc.Arbitrary<Json>,
  parentValue?: fc.Arbitrary<Json>,
): Kind => ({
  type,
  operators,
  answer: fc.oneof(answer, answer, nothing),
  operand,
  ...(parentValue && { parentValue }),
})

const chips = (one: fc.Arbitrary<Json>) => fc.oneof(one, fc.array(one, { maxLength: 2 }))
const people = fc.array(fc.constantFrom<Json>('Ana', 'Bo', 4, '4'), { maxLength: 3 })
const texts = (type: string) => kind(type, [...equality, ...affixes], words, chips(words), words)
const choice = (type: string) => kind(type, equality, id, chosen(chips(id)), id)
const list = (type: string) =>
  kind(
    type,
    [...equality, ...membership],
    ids,
    chosen(ids),
    ids.map((selected) => ({ selected })),
  )
const grouped = (type: string, of: string, members: string) =>
  kind(type, [...equality, ...membership], pair(of, members), chosen(pair(of, members)))
const incident = (slug: string): Kind => {
  const lists = pair('main_list', 'sublist')
  return { ...kind('select', [...emptiness, ...membership], lists, chosen(lists), lists), slug }
}

/** All sixteen types, a tree of several answers, and both incident slugs. */
export const kinds: readonly Kind[] = [
  texts('text'),
  texts('textarea'),
  kind('number', [...equality, ...order, ...affixes], numbers, chips(numbers), numbers),
  kind('date', equality, days, chips(days), days),
  choice('radio'),
  choice('select'),
  choice('treeselect'),
  { ...kind('treeselect', equality, ids, chosen(chips(id)), id), multiple: true },
  list('checkbox'),
  list('multiplechoice'),
  kind('select_resource', equality, ids, chosen(ids), ids),
  { ...grouped('role', 'role', 'accounts'), parentValue: pair('role', 'accounts') },
  {
    ...grouped('asset', 'assetType', 'assets'),
    parentValue: pair('assetType', 'assets').map((one) => [one]),
  },
  kind('witness', [...emptiness, ...membership], people, people),
  kind('visitor', [...emptiness, ...membership], people, people, fc.constantFrom('Ana', 4)),
  kind('notification', [...equality, ...membership], people, people, fc.constantFrom('Ana', 4)),
  kind('info', [], nothing, nothing),
  incident('incident_list'),
  incident('incident_reasons_list'),
]

export const kindName = ({ type, slug, multiple }: Kind) =>
  [slug, multiple && 'multiple', type].filter(Boolean).join(' ')

/** Anything that a script can hand over, among answers that make sense. */
export const anyAnswer = (of: Kind): fc.Arbitrary<Json> =>
  fc.oneof({ weight: 9, arbitrary: of.answer }, { weight: 1, arbitrary: fc.anything() })

const conditionOn = (of: Kind, key: string, others: readonly string[]): fc.Arbitrary<CaseTerm> =>
  fc
    .tuple(
      fc.constantFrom(...of.operators),
      fc.oneof(
        of.operand,
        fc.constantFrom(...others, null).map((field) => field && { field }),
      ),
    )
    .map(([operator, operand]): CaseTerm => [key, operator, operand])

type Place = { readonly key: string; readonly kind: Kind }

const fieldOf = ({ key, kind: own }: Place, earlier: readonly Place[]) => {
  const asked = earlier.filter((place) => place.kind.operators.length > 0)
  const parents = earlier.filter((place) => place.kind.parentValue)
  const like = (place: Place) =>
    asked.filter((other) => other.kind === place.kind && other !== place).map((other) => other.key)
  const term =
    asked.length === 0
      ? undefined
      : fc.constantFrom(...asked).chain((at) => conditionOn(at.kind, at.key, like(at)))
  const item =
    term &&
    fc.oneof(
      term,
      term,
      fc.array(term, { maxLength: 3 }).map((or) => ({ or })),
    )
  const parent =
    parents.length === 0
      ? undefined
      : fc.constantFrom(...parents).chain((at) =>
          (at.kind.parentValue ?? nothing).map((value) => ({
            is_dependent: 1,
            dependent_id: at.key,
            dependent_value: value,
          })),
        )
  return fc
    .record({
      when: item ? fc.array(item, { maxLength: 3 }) : fc.constant([]),
      parent: parent ? fc.option(parent, { freq: 3 }) : fc.constant(null),
      required: fc.boolean(),
    })
    .map(({ when, parent: dependency, required }) => ({
      id: null,
      key,
      type: own.type,
      ...(own.slug && { slug: own.slug }),
      ...(own.multiple && { multiple: true }),
      ...(when.length > 0 && { when }),
      ...dependency,
      required,
    }))
}

export type GeneratedForm = { readonly fields: ReturnType<typeof stored> }

type Typed = { readonly type?: Json; readonly slug?: Json; readonly multiple?: Json }

const kindOf = (field: Typed): Kind | undefined =>
  kinds.find(
    ({ type, slug, multiple }) =>
      type === field.type && slug === field.slug && multiple === field.multiple,
  )

/** Forms without cycles: a field asks only of those drawn before it, then all are shuffled. */
export const generatedForm: fc.Arbitrary<GeneratedForm> = fc
  .array(fc.constantFrom(...kinds), { minLength: 2, maxLength: 10 })
  .chain((drawn) => {
    const places = drawn.map((own, place) => ({ key: `f${place}`, kind: own }))
    const fields = places.map((place, at) => fieldOf(place, places.slice(0, at)))
    return fc
      .tuple(
        fc.tuple(...fields),
        fc.array(fc.nat(), { minLength: fields.length, maxLength: fields.length }),
      )
      .map(([made, ranks]) => {
        const shuffled = made.map((field, at) => ({ field, rank: ranks[at] ?? 0 }))
        shuffled.sort((a, b) => a.rank - b.rank)
        return { fields: stored(shuffled.map(({ field }) => field)) }
      })
  })

const answerTo = (field: Typed): fc.Arbitrary<Json> => {
  const of = kindOf(field)
  return of ? anyAnswer(of) : nothing
}

export type AnswerChange = readonly [key: string, answer: Json]

/** A form and changes to its fields. */
export const filledIn: fc.Arbitrary<{ form: GeneratedForm; changes: AnswerChange[] }> =
  generatedForm.chain((form) => {
    const change = fc
      .constantFrom(...form.fields)
      .chain((field) => answerTo(field).map((answer): AnswerChange => [field.key, answer]))
    return fc.record({
      form: fc.constant(form),
      changes: fc.array(change, { minLength: 1, maxLength: 12 }),
    })
  })

const references = (item: Json): string[] => {
  if (typeof item !== 'object' || item === null) return []
  return Object.entries(item).flatMap(([name, value]) =>
    typeof value === 'object'
      ? references(value)
      : ['field', 'otherField', 'dependent_id'].includes(name) && value
        ? [String(value)]
        : [],
  )
}

/** Every other field that a change of this one could reach, found without the engine's help. */
export const coneOf = (key: string, { fields }: GeneratedForm): Set<string> => {
  const cone = new Set<string>([key])
  for (const source of cone)
    for (const field of fields) if (references(field).includes(source)) cone.add(field.key)
  cone.delete(key)
  return cone
}
