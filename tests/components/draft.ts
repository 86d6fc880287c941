// A draft in the builder's parts, with lists that answer as the server's do.
import assert from 'node:assert/strict'
import type { Page, Route } from 'playwright-core'
import type { FormDefinition, Question } from '../../src/features/forms/definition/question.ts'
import type { Condition, ConditionItem, Conditions } from '../../src/form-engine/index.ts'
import { openAt, type Shown } from './harness.ts'

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
const named = (from: number, ...names: string[]) =>
  names.map((name, at) => ({ id: id(from + at), name, parent: null }))

export const ids = {
  crane: id(1),
  craneSeven: id(2),
  ana: id(3),
  slip: id(4),
  onIce: id(5),
  hardHat: id(6),
  north: id(7),
  training: id(8),
  paint: id(9),
  tower: id(10),
}
const person = { id: ids.ana, value: ids.ana, name: 'Ana Diaz', text: 'Ana Diaz' }
const incidents = [
  {
    ...named(4, 'Slip')[0],
    value: 'Slip',
    sublists: [{ id: id(40), name: 'Where', items: named(5, 'On ice') }],
  },
  {
    ...named(44, 'Fall')[0],
    value: 'Fall',
    sublists: [{ id: id(45), name: 'From', items: named(46, 'Ladder') }],
  },
]
const asset = (value: string, name: string) => ({ value, text: name, name })

/** What each list answers, by the end of its path. */
const answers: Readonly<Record<string, unknown>> = {
  'form-sources/locations': { data: named(7, 'North yard') },
  'form-sources/chemicals': { data: named(9, 'Paint') },
  'form-sources/projects': { data: named(10, 'Tower') },
  'form-sources/resources': { data: named(6, 'Hard hat policy', 'Ladder policy') },
  'form-sources/asset-types': { data: named(1, 'Crane', 'Lift') },
  people: { data: [{ id: ids.ana, name: 'Ana Diaz', parent: null }] },
  'fields/1': { data: [person] },
  'fields/6': { data: [person] },
  [`assets-by-assettype/${id(1)}`]: { data: [asset(ids.craneSeven, 'Crane 7')] },
  [`assets-by-assettype/${id(2)}`]: { data: [asset(id(22), 'Lift 1')] },
  'incident-lists': incidents,
  'incident-reasons-lists': incidents,
  'incident-reasons-tree': { data: named(8, 'Training').map((one) => ({ ...one, code: null })) },
}

export const question = (key: string, type: string, more: Partial<Question> = {}): Question =>
  ({ key, label: `The ${key}`, type, ...more }) as Question
export const condition = (more: Partial<Condition> = {}): Condition => ({
  type: 'CONDITION',
  field: null,
  operator: null,
  values: null,
  select_values: null,
  is_other_field_compare: false,
  otherField: null,
  ...more,
})
export const form = (...fields: Question[]): FormDefinition => ({ fields, languages: ['en'] })

export const options = [
  { id: 'rain', label: 'Rain' },
  { id: 'sun', label: 'Sun' },
]

const plain = [
  ...['text', 'textarea', 'barcode', 'time', 'datetime', 'number', 'rating', 'calculated'],
  ...['date', 'select_resource', 'role', 'asset', 'witness', 'visitor', 'notification'],
  ...['location', 'project', 'chemical', 'signature', 'photo', 'file', 'matrix', 'group', 'hazard'],
].map((type) => question(type, type))
/** A question of every type that something can be asked of. */
export const asked: readonly Question[] = [
  ...plain,
  ...['radio', 'select', 'checkbox', 'multiplechoice', 'treeselect'].map((type) =>
    question(type, type, { options }),
  ),
  question('reasons-tree', 'treeselect', { slug: 'incident_reasons' }),
  question('incident', 'select', { slug: 'incident_list' }),
  question('reason', 'select', { slug: 'incident_reasons_list' }),
]

export type Draft = Shown & {
  begin(definition: FormDefinition, selected?: string): Promise<void>
  select(key: string): Promise<void>
  selected(): Promise<string | undefined>
  undo(): Promise<void>
  definition(): Promise<FormDefinition>
  field(key: string): Promise<Question>
  conditionsOf(key: string): Promise<Conditions | null | undefined>
}

type Handle = { begin(...given: unknown[]): void; select(key: string): void; undo(): void } & {
  selected(): string | undefined
  definition(): FormDefinition
}
const inPage = `globalThis.draft`

type Options = Parameters<typeof openAt>[2] & { pane?: string; canvas?: boolean }

/** Opens a part of the builder. `fails` says of which lists the first answer is an error. */
export async function openDraft(
  definition: FormDefinition,
  selected?: string,
  { pane = 'inspector', canvas = false, ...options }: Options = {},
  fails: Set<string> = new Set(),
): Promise<Draft> {
  const answer = (route: Route) => {
    const path = new URL(route.request().url()).pathname
    const found = Object.keys(answers).find((end) => path.endsWith(end))
    if (found === undefined) return route.fulfill({ status: 404, json: { code: 'row/missing' } })
    if (fails.delete(found)) return route.fulfill({ status: 500, json: { code: 'server/failed' } })
    return route.fulfill({ json: answers[found] })
  }
  const shown = await openAt(
    '/builder.html',
    { pane, ...(canvas && { canvas: '' }) },
    options,
    async (page: Page) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route('**/api/**', answer)
    },
  )
  const { page } = shown
  await page.locator('h1').waitFor()
  const draft: Draft = {
    ...shown,
    begin: (next, key) =>
      page.evaluate(
        ([given, chosen]) => (Reflect.get(globalThis, 'draft') as Handle).begin(given, chosen),
        [next, key] as const,
      ),
    select: (key) =>
      page.evaluate((chosen) => (Reflect.get(globalThis, 'draft') as Handle).select(chosen), key),
    selected: () => page.evaluate(`${inPage}.selected()`),
    undo: () => page.evaluate(`${inPage}.undo()`),
    definition: () => page.evaluate(`${inPage}.definition()`),
    async field(key) {
      const found = (await draft.definition()).fields.find((one) => one.key === key)
      if (found === undefined) throw new Error(`the draft has no question ${key}`)
      return found
    },
    conditionsOf: async (key) => (await draft.field(key)).conditions,
  }
  await draft.begin(definition, selected)
  return draft
}

/** Chooses in a drop-down by its label. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).last().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Chooses in a list of several, and closes it; one that closes with its first is opened again. */
export async function chooseSome(page: Page, label: string, ...names: string[]): Promise<void> {
  const list = page.getByRole('combobox', { name: label, exact: true }).last()
  for (const name of names) {
    if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await page.keyboard.press('Escape')
}

export async function toConditions({ page }: Draft): Promise<void> {
  await page.getByRole('tab', { name: 'Field Conditions' }).click()
}

/** The one item of the conditions of a question. */
export async function onlyItem(draft: Draft, key: string): Promise<ConditionItem> {
  const rule = await draft.conditionsOf(key)
  const [item, ...more] = rule?.conditions ?? []
  assert.deepEqual([rule?.type, rule?.rule_name, more.length], ['AND', key, 0])
  if (item === undefined) throw new Error('the question has no conditions')
  return item
}
