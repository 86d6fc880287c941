// What waits for a person: each kind of work, found for the caller alone.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import {
  as,
  management,
  manager,
  type Person,
  placeOf,
  publishForm,
  question,
  signature,
  submitted,
  worker,
} from '../../../tests/api/signing/signing-ground.ts'
import { screens } from '../../access/screens.ts'
import { features } from '../../app/composed/features.server.ts'
import { daysFromNow as day } from '../../kit/day.ts'
import { locales } from '../../kit/locales.ts'
import { planning, site as siteQuestions } from '../projects/testing/planning.ts'
import type { ListedWork } from './my-work.contract.ts'

const kinds = features.flatMap(({ workKinds = [] }) => workKinds)

test('each kind of work has a name of its own, and its words in each language', () => {
  const names = kinds.map(({ name }) => name)
  assert.deepEqual(names, [...new Set(names)])
  for (const { words } of kinds)
    for (const lang of locales) assert.ok(words[lang].kind && words[lang].act)
})

describe('my work', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let helen: Person
  let ids: Record<'luc' | 'helen', string>
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    helen = await as(server, management)
    const people = await maya.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    const id = (name: string) => people.data.find((one) => one.name === name)?.id ?? ''
    ids = { luc: id('Luc Tremblay'), helen: id('Helen Zhang') }
  })
  const all = async (person: Person) => {
    const { status, body } = await person.ask('GET', 'my-work')
    assert.equal(status, 200, JSON.stringify(body))
    return body.items as unknown as ListedWork[]
  }
  /** The kinds of work that wait for a person of one record. */
  const of = async (person: Person, id: string) =>
    (await all(person)).filter((one) => one.id === id).map(({ kind }) => kind)

  test('every item of the demo has a day and leads to a screen', async () => {
    const items = [...(await all(maya)), ...(await all(luc)), ...(await all(helen))]
    assert.ok(items.length > 10)
    for (const { path, due, kind } of items) {
      const { pathname } = new URL(path, server.address)
      const found = screens.some(({ path: one }) =>
        new RegExp(`^${one.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
      )
      assert.ok(found, `${kind} leads to ${pathname}`)
      assert.ok(due === null || /^\d{4}-\d\d-\d\d$/.test(due))
    }
    for (const person of [maya, luc]) {
      const days = (await all(person)).map(({ due }) => due ?? '9999')
      assert.deepEqual(days, [...days].sort())
    }
  })

  test('a signature waits for the person whose turn it is, until they have signed', async () => {
    const turn = (await publishForm(maya, 'supervisor_then_manager', [question('a')])).version
    const whole = await submitted(maya, turn, [
      { role: 'supervisor', account: ids.luc },
      { role: 'manager', account: ids.helen },
    ])
    assert.deepEqual(await of(luc, whole.id), ['sign'])
    assert.deepEqual(await of(helen, whole.id), [])
    assert.deepEqual(await of(maya, whole.id), [])
    await luc.got(
      'POST',
      `submissions/${whole.id}/signatures`,
      signature(whole, placeOf(whole, 'Luc Tremblay')),
    )
    assert.deepEqual(await of(luc, whole.id), [])
    assert.deepEqual(await of(helen, whole.id), ['sign'])
  })

  test('what came back waits for its sender to correct it', async () => {
    const { version } = await publishForm(maya, 'all_attendees', [question('a')])
    const whole = await submitted(luc, version)
    await maya.got('POST', `submissions/${whole.id}/return`, {
      version: whole.version,
      reason: 'Which ladder?',
    })
    assert.deepEqual(await of(luc, whole.id), ['correct'])
    assert.deepEqual(await of(maya, whole.id), [])
  })

  test('a deficiency waits for its owner, and once put right for who may verify it', async () => {
    const made = await maya.got<{ id: string; version: number }>('POST', 'deficiencies', {
      title: 'A loose board',
      owner: ids.luc,
    })
    assert.deepEqual(await of(luc, made.id), ['put-right'])
    await luc.got('POST', `deficiencies/${made.id}/done`, { version: made.version })
    assert.deepEqual(await of(luc, made.id), [])
    assert.deepEqual(await of(maya, made.id), ['verify'])
  })

  test('a form that a project expects today waits for the person who is asked, until it has come', async () => {
    const { form, project, expected, sent, body } = planning(server)
    const [site, made] = [await project(), await form(siteQuestions)]
    const path = `/dashboard/submissions/create/${made.id}?project=${site}`
    const waits = async (person: Person) =>
      (await all(person)).filter((one) => one.path === path).map(({ kind }) => kind)
    await expected({ form: made.id, projects: [site], asked: ids.luc })
    assert.deepEqual([await waits(luc), await waits(maya)], [['fill'], []])
    await sent(worker, body(made, { site }))
    assert.deepEqual(await waits(luc), [])
  })

  test('a to-do is completed from the list', async () => {
    const { id } = await luc.got<{ id: string }>('POST', 'to-dos', {
      title: 'Sweep the yard',
      due_on: day(-2),
    })
    const [found] = (await all(luc)).filter((one) => one.id === id)
    assert.deepEqual(
      [found?.kind, found?.due, found?.completes],
      ['to-do', day(-2), { register: 'to-dos', id }],
    )
    await luc.got('PUT', `to-dos/${id}/complete`)
    assert.deepEqual(await of(luc, id), [])
  })
})
