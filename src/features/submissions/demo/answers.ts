// Fills a form as a person would: question after question, as long as answers lead to further ones.
// The same seed gives the same answers.
import { addDays } from '../../../kit/day.ts'
import {
  type Filling,
  type FormDefinition,
  openFilling,
  type Question,
  type QuestionOption,
} from '../../forms/definition/index.ts'
import { demoNumbers, demoTexts } from './words.ts'

export type Roll = (below: number) => number

/** A stream of numbers below a bound: the same for the same seed. */
export function dice(seed: number): Roll {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export type Scene = {
  roll: Roll
  /** `YYYY-MM-DD`, and the time of the day. */
  day: string
  time: string
  /** When they signed in the form itself. */
  signedAt?: string
  /** Whether the question fails. */
  fails(key: string): boolean
  /** What is known beside: answers by the last word of the question’s key; null where none is given. */
  says?: Readonly<Record<string, unknown>>
  /** Who is listed in a group of people. */
  crew?: readonly string[]
  me: { id: string; name: string }
  people: readonly { id: string; name: string }[]
  project: string
  location: string | undefined
  asset: { assetType: string; assets: string[] } | undefined
  incident: string | undefined
  /** Takes a photo for a question and answers its id; without it none is taken. */
  photo?: (key: string) => string
}

/** As many as are left to fail, and seldom two in a row. */
export function someFail(roll: Roll, count: number): Scene['fails'] {
  let left = count
  return () => {
    if (left === 0 || roll(4) !== 0) return false
    left -= 1
    return true
  }
}

const pick = <Item>(roll: Roll, items: readonly Item[]): Item | undefined =>
  items[roll(items.length)]

const offered = ({ options = [] }: Question) => options.filter(({ archived }) => archived !== true)
const failing = ({ fails }: QuestionOption) => fails === true

function chosen(question: Question, scene: Scene): string | undefined {
  const options = offered(question)
  const bad = options.find(failing)
  if (bad !== undefined && scene.fails(question.key)) return bad.id
  const good = options.filter((option) => !failing(option))
  const calm = good.find(({ id }) => id === 'no' || id === 'none')
  if (bad === undefined && calm !== undefined) return calm.id
  // Most checked items pass; now and then it does not apply.
  return bad === undefined || scene.roll(12) === 0 ? pick(scene.roll, good)?.id : good[0]?.id
}

function ticked(question: Question, { roll }: Scene): string[] {
  const options = offered(question)
  const none = options.find(({ id }) => id === 'none')
  if (none !== undefined) return [none.id]
  const some = options.filter((option) => !failing(option) && roll(3) === 0).map(({ id }) => id)
  return some.length > 0 ? some : options.slice(0, 1).map(({ id }) => id)
}

const last = (key: string) => key.split('.').at(-1) ?? key

function wordsFor({ key, required, max_length }: Question, scene: Scene): string | undefined {
  const known = demoTexts[last(key)]
  if (known === 'person') return pick(scene.roll, scene.people)?.name
  if (known === 'me') return scene.me.name
  if (known !== undefined) return pick(scene.roll, known)
  return required === true ? 'As planned'.slice(0, Number(max_length ?? 100)) : undefined
}

/** A hand's strokes: up and down as the letters of a name go. */
export function strokesOf(name: string) {
  const points = [...name.slice(0, 14)].flatMap((letter, at) => {
    const code = letter.charCodeAt(0)
    return [
      Math.round((0.08 + at * 0.06) * 1e4) / 1e4,
      Math.round((0.3 + ((code * 7) % 40) / 100) * 1e4) / 1e4,
    ]
  })
  return { width: 600, height: 200, strokes: [points, [0.1, 0.85, 0.5, 0.8, 0.9, 0.83]] }
}

const drawn = (name: string, signedAt: string) => ({
  method: 'drawn',
  name,
  signed_at: signedAt,
  ...strokesOf(name),
})

function items(question: Question, scene: Scene): unknown {
  const fields = question.fields ?? []
  const { crew } = last(question.key) === 'crew' ? scene : {}
  const count = crew?.length ?? Math.max(Number(question.min ?? 1), 1 + scene.roll(2))
  return Array.from({ length: count }, (_, n) => {
    const name = crew?.[n]
    const me = name === undefined ? scene.me : { id: scene.me.id, name }
    const says = name === undefined ? scene.says : { ...scene.says, crew_name: name }
    return {
      id: `row-${n + 1}`,
      ...filled({ fields, languages: ['en'] }, { ...scene, me, ...(says && { says }) }),
    }
  })
}

const hazards = [
  [
    'Working at the edge',
    'Fall from height',
    '2',
    '5',
    'Guardrail stands; tied off where it is open',
  ],
  ['Moving material', 'Struck by a load', '2', '4', 'Tag line; nobody under the load'],
  ['Cutting', 'Dust and noise', '3', '3', 'Water on the blade; respirator and ear muffs'],
] as const

const dated: ReadonlySet<string> = new Set([
  'next',
  'battery_until',
  'pads_until',
  'retire_on',
  'answer_by',
  'action_by',
])

const byType: Readonly<Record<string, (question: Question, scene: Scene) => unknown>> = {
  text: wordsFor,
  textarea: wordsFor,
  barcode: (_, { roll }) => `SN-${1000 + roll(9000)}`,
  number: (question) => demoNumbers[last(question.key)] ?? Math.max(1, Number(question.min ?? 1)),
  rating: (question) => Number(question.max ?? 5),
  date: ({ key }, { day }) => (dated.has(last(key)) ? addDays(day, 90) : day),
  time: (_, { time }) => time,
  datetime: (_, { day, time }) => `${day}T${time}`,
  radio: chosen,
  select: chosen,
  checkbox: ticked,
  multiplechoice: ticked,
  matrix: (question, scene) =>
    Object.fromEntries((question.rows ?? []).map(({ id }) => [id, chosen(question, scene)])),
  group: items,
  hazard: (_, { roll }) =>
    hazards.slice(0, 1 + roll(3)).map(([task, hazard, probability, severity, controls], n) => ({
      id: `row-${n + 1}`,
      task,
      hazard,
      probability,
      severity,
      controls,
    })),
  photo: ({ key, required }, { photo }) => (required === true && photo ? [photo(key)] : undefined),
  witness: (_, { roll, people }) => [pick(roll, people)?.name],
  notification: (_, { roll, people }) => [pick(roll, people)?.id],
  location: (_, { location }) => location,
  project: (_, { project }) => project,
  asset: (_, { asset }) => asset,
  signature: (_, { me, day, signedAt }) => drawn(me.name, signedAt ?? `${day}T16:00:00.000Z`),
}

function answerTo(question: Question, scene: Scene): unknown {
  const said = scene.says?.[last(question.key)]
  if (said === null) return undefined
  if (said !== undefined) return said
  // Why it happened is known of nothing but what is said.
  if (String(question.slug).startsWith('incident_reasons')) return undefined
  if (question.slug)
    return scene.incident === undefined ? undefined : { main_list: scene.incident, sublist: [] }
  return byType[question.type]?.(question, scene)
}

/** Goes on as long as answers lead to further questions. */
function walk(definition: FormDefinition, scene: Scene): Filling {
  const filling = openFilling(definition, {}, { today: scene.day })
  const done = new Set<string>()
  for (;;) {
    const key = filling.visibleKeys().find((one) => !done.has(one))
    if (key === undefined) return filling
    done.add(key)
    const answer = answerTo(filling.question(key), scene)
    if (answer !== undefined) filling.set(key, answer)
  }
}

export function filled(definition: FormDefinition, scene: Scene): Record<string, unknown> {
  return walk(definition, scene).answers()
}
