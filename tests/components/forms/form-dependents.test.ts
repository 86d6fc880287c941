// The dependent-field section: every type of parent, and what a change of it clears.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Question } from '../../../src/features/forms/definition/question.ts'
import { parentChoices, parentValueInput } from '../../../src/form-engine/index.ts'
import {
  choose,
  chooseSome,
  type Draft,
  form,
  ids,
  openDraft,
  options,
  question,
} from '../draft.ts'
import { assertClean, useBrowser } from '../harness.ts'

const owner = question('owner', 'text')
const plain = [
  ...['text', 'textarea', 'barcode', 'time', 'datetime', 'number', 'rating', 'calculated', 'date'],
  ...['select_resource', 'role', 'asset', 'witness', 'visitor', 'notification', 'location'],
  ...['project', 'chemical', 'info', 'section', 'signature'],
].map((type) => question(type, type))
const others: readonly Question[] = [
  ...plain,
  ...['radio', 'select', 'checkbox', 'multiplechoice', 'treeselect'].map((type) =>
    question(type, type, { options }),
  ),
  question('reasons-tree', 'treeselect', { slug: 'incident_reasons' }),
  question('incident', 'select', { slug: 'incident_list' }),
  question('reason', 'select', { slug: 'incident_reasons_list' }),
]
const fields = form(owner, ...others)
const parents = parentChoices(fields, 'owner') as Question[]
/** One for each way of asking for a value: which type asks in which way, every-operator.test.ts says. */
const onceEach = [
  ...['text', 'number', 'date', 'radio', 'checkbox', 'treeselect', 'reasons-tree'],
  ...['role', 'asset', 'incident', 'notification', 'location', 'select_resource'],
]
const value = 'Dependent On Field Value'
const lift = '00000000-0000-4000-8000-000000000002'

const rows: Readonly<Record<string, [name: string, id: string]>> = {
  location: ['North yard', ids.north],
  project: ['Tower', ids.tower],
  chemical: ['Paint', ids.paint],
  select_resource: ['Hard hat policy', ids.hardHat],
}

/** Gives a value for a parent as a person does, and says what must be stored. */
async function give(draft: Draft, parent: Question): Promise<unknown> {
  const { page } = draft
  const [name, id] = rows[parent.key] ?? ['Rain', 'rain']
  if (parent.type === 'notification') {
    const input = page.getByRole('combobox', { name: 'Parent Value' })
    // The person who is not of the company is typed; those who are stand below.
    await input.fill('Rosa of Acme')
    const { dependent_value } = await draft.field('owner')
    assert.equal(dependent_value, 'Rosa of Acme')
    await input.fill('Ana')
    await page.getByRole('option', { name: 'Ana Diaz', exact: true }).click()
    return ids.ana
  }
  switch (parentValueInput(parent)) {
    case 'list-one':
      await choose(page, value, name)
      return id
    case 'list-many':
      await chooseSome(page, value, name)
      return parent.type === 'select_resource' ? [id] : { selected: [id] }
    case 'tree': {
      const own = parent.slug === 'incident_reasons'
      await page.getByRole('combobox', { name: value, exact: true }).click()
      await page.getByRole('treeitem', { name: own ? 'Training' : 'Rain' }).click()
      return own ? ids.training : 'rain'
    }
    case 'role':
      await choose(page, value, 'Health and safety managers')
      await chooseSome(page, 'People', 'Ana Diaz')
      return { role: '1', accounts: [ids.ana] }
    case 'asset':
      await choose(page, value, 'Crane')
      await chooseSome(page, 'Assets', 'Crane 7')
      return [{ assetType: ids.crane, assets: [ids.craneSeven] }]
    case 'main-list':
      await choose(page, value, 'Slip')
      await page.getByLabel('Incident Sub List').first().click()
      await page.getByRole('option', { name: 'On ice', exact: true }).click()
      await page.keyboard.press('Escape')
      return { main_list: ids.slip, sublist: [ids.onIce] }
    case 'number':
      await page.getByLabel('Parent Value').fill('7')
      return 7
    case 'date': {
      const input = page.getByLabel('Parent Value')
      await input.fill('2026-03-08')
      await input.press('Enter')
      await input.press('Tab')
      return '2026-03-08'
    }
    default:
      await page.getByLabel('Parent Value').fill('wet')
      return 'wet'
  }
}

async function opened(definition = fields, fails?: Set<string>): Promise<Draft> {
  const draft = await openDraft(definition, 'owner', {}, fails)
  await draft.page.getByRole('tab', { name: 'Field Conditions' }).click()
  return draft
}
const dependency = async (draft: Draft) => {
  const { is_dependent, dependent_id, dependent_value } = await draft.field('owner')
  return { is_dependent, dependent_id, dependent_value }
}

describe('the dependent-field section', () => {
  useBrowser()

  test('Yes asks for the parent, which is any field but a witness; No forgets it', async () => {
    const draft = await opened()
    const { page } = draft
    const group = page.getByRole('radiogroup', { name: 'Is this a dependent field?' })
    assert.equal(await group.getByRole('radio', { name: 'No' }).isChecked(), true)
    await group.getByRole('radio', { name: 'Yes' }).check()
    await assertClean(draft)
    await page.getByRole('combobox', { name: 'Dependent On', exact: true }).click()
    const offered = await page.getByRole('option').allTextContents()
    assert.deepEqual(
      offered,
      parents.map(({ label }) => label),
    )
    assert.ok(!offered.includes('The witness'))
    await page.getByRole('option', { name: 'The text', exact: true }).click()
    assert.deepEqual(await dependency(draft), {
      is_dependent: 1,
      dependent_id: 'text',
      dependent_value: null,
    })
    await page.getByText('Until a value is chosen').waitFor()
    await group.getByRole('radio', { name: 'No' }).check()
    assert.deepEqual(await dependency(draft), {
      is_dependent: 0,
      dependent_id: null,
      dependent_value: null,
    })
  })

  test('a parent of each kind takes its value, and another parent clears it', async () => {
    const draft = await opened()
    const { page } = draft
    await page.getByRole('radio', { name: 'Yes' }).check()
    for (const key of onceEach) {
      const parent = parents.find((one) => one.key === key)
      assert.ok(parent)
      await choose(page, 'Dependent On', parent.label)
      const wanted = await give(draft, parent)
      const given = { is_dependent: 1, dependent_id: key, dependent_value: wanted }
      assert.deepEqual(await dependency(draft), given)
      const other = key === 'text' ? 'textarea' : 'text'
      await choose(page, 'Dependent On', `The ${other}`)
      const cleared = { is_dependent: 1, dependent_id: other, dependent_value: null }
      assert.deepEqual(await dependency(draft), cleared)
      await draft.undo()
      assert.deepEqual(await dependency(draft), given)
    }
  })

  test('another main list clears the sublist, another asset type its assets, another role its people', async () => {
    const draft = await opened()
    const { page } = draft
    await page.getByRole('radio', { name: 'Yes' }).check()
    const begin = async (key: string) => {
      await choose(page, 'Dependent On', `The ${key}`)
      return give(draft, question(key, key, key === 'incident' ? { slug: 'incident_list' } : {}))
    }
    await begin('incident')
    await choose(page, value, 'Fall')
    const { dependent_value: list } = await dependency(draft)
    assert.deepEqual((list as { sublist: unknown }).sublist, [])
    await begin('asset')
    await choose(page, value, 'Lift')
    const { dependent_value: assets } = await dependency(draft)
    assert.deepEqual(assets, [{ assetType: lift, assets: [] }])
    await page.getByRole('combobox', { name: 'Assets', exact: true }).click()
    await page.getByRole('option', { name: 'Lift 1' }).waitFor()
    await page.keyboard.press('Escape')
    await begin('role')
    await choose(page, value, 'Management')
    assert.deepEqual((await dependency(draft)).dependent_value, { role: '6', accounts: [] })
    await assertClean(draft)
  })

  test('what an older form holds is read: a parent by its id or place, a value as JSON', async () => {
    const ticks = question('ticks', 'checkbox', { id: 41, options })
    for (const dependent_id of [41, 1, 'ticks']) {
      const draft = await opened(
        form(
          {
            ...owner,
            dependent_id,
            dependent_value: '{"selected":["sun"]}',
          } as unknown as Question,
          ticks,
        ),
      )
      const { page } = draft
      assert.equal(await page.getByRole('radio', { name: 'Yes' }).isChecked(), true)
      await page.getByRole('combobox', { name: value }).filter({ hasText: 'Sun' }).waitFor()
    }
  })

  test('a parent that is gone is told; a list that does not come is asked for again', async () => {
    const draft = await opened(
      form({ ...owner, is_dependent: 1, dependent_id: 'gone' }, ...others),
      new Set(['fields/1']),
    )
    const { page } = draft
    await page.getByText('The field this depends on no longer exists.').waitFor()
    await choose(page, 'Dependent On', 'The role')
    await choose(page, value, 'Health and safety managers')
    await page.getByText('This could not be loaded').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await chooseSome(page, 'People', 'Ana Diaz')
    assert.deepEqual((await dependency(draft)).dependent_value, { role: '1', accounts: [ids.ana] })
  })
})
