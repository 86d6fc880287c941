// The people whom a company's rules tell: by place and by name, each once, and only what they may see.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { dbTest } from '../../../../tests/database.ts'
import type { Caller } from '../../../../tests/registers/caller.ts'
import { type House, openHouse } from '../../../../tests/registers/house.ts'
import { registry } from '../../../app/registry.server.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import { callsOf } from '../../../register/contract.ts'
import { deficiencyAssigned } from '../../deficiencies/telling/notice-kinds.ts'
import { notify } from '../server/notify.store.ts'
import { storeSettings } from '../server/settings.store.ts'
import { wordedBy } from '../server/worded.ts'
import { notificationRules } from './notification-rules.register.ts'
import { previewRule, type RulePreview } from './rules.contract.ts'
import { tellRuled } from './server/tell-by-rules.job.ts'
import {
  accounts,
  facts,
  happens,
  kindOf,
  kinds,
  noticesOn,
  rule,
  sees,
  site,
} from './testing/site.ts'

test('a rule is about the kinds that say something to others, and about no other', () => {
  assert.deepEqual(
    Object.keys(notificationRules.fields.event.options).sort(),
    kinds.flatMap(({ name, others }) => (others === undefined ? [] : [name])).sort(),
  )
  for (const { name, others, words } of kinds)
    if (others !== undefined)
      for (const lang of ['en', 'fr', 'es'] as const) {
        const holes = [...others.words[lang].says.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole)
        const known = `${words[lang].says}${words[lang].why}`
        assert.ok(holes.length > 0 && holes.every((hole) => known.includes(hole)), name)
      }
})

dbTest(
  'it tells the people of the place and those it names, there alone and each once, but not who did it',
  async (context) => {
    const { db } = context
    const { person, project, deficiency } = await site(context)
    const [lead, named, doer] = [await person(), await person(), await person()]
    const [east, west] = [await project(lead), await project()]
    await rule(db, 'deficiency-raised', {
      people: [named, doer, lead],
      at_place: ['supervisor'],
      projects: [east],
    })
    await db.run(sql`select set_config('app.actor_id', ${doer}, true)`)
    const [here, elsewhere] = [await deficiency(east), await deficiency(west)]
    for (const record of [here, here, elsewhere]) await happens(db, record)
    assert.deepEqual(await accounts(db, here), [lead, named].sort())
    assert.deepEqual(await accounts(db, elsewhere), [])
    const [told] = await noticesOn(db, here)
    const said = told && wordedBy(kinds)({ ...told, record: here }, 'fr')
    assert.equal(said?.says, 'Signalée\u00a0: DEF-1\u00a0: A loose board')
    assert.equal(said?.path, `/dashboard/deficiency-registry?row=${here}`)
    assert.match(said?.why ?? '', /Rule morning 3/)
  },
)

dbTest('people who may not see a record are not told', async (context) => {
  const { db, asOwner } = context
  const { person, project, deficiency } = await site(context)
  const all = {
    reader: await person(),
    confident: await person({ grants: [...sees, 'confidential.view'] }),
    stranger: await person({ grants: ['hazards.view'] }),
    noScreen: await person({ grants: ['submissions.view'] }),
  }
  const narrow = await person()
  await asOwner(() => db.run(sql`update account set scope = 'own' where id = ${narrow}`))
  await rule(db, 'deficiency-raised', { people: [...Object.values(all), narrow] })
  const [open, confidential] = [
    await deficiency(await project()),
    await deficiency(await project(), true),
  ]
  for (const record of [open, confidential]) await happens(db, record)
  assert.deepEqual(await accounts(db, open), [all.reader, all.confident].sort())
  assert.deepEqual(await accounts(db, confidential), [all.confident])
})

dbTest(
  'who is told by the product is not told again; a rule makes it sooner, never later than it was',
  async (context) => {
    const { db } = context
    const { person, project, deficiency } = await site(context)
    const [owner, chose] = [await person(), await person()]
    await storeSettings(db, chose, {
      choices: { 'by-rule': { mail: 'off' } },
      quiet_from: null,
      quiet_until: null,
    })
    const record = await deficiency(await project())
    await notify(db, deficiencyAssigned, { to: [owner], record, event: record, facts })
    await rule(db, 'task-assigned', { people: [owner, chose], mail: 'at-once' })
    // As if owners were what this rule is about.
    const said = { says: '{number}', act: 'Open' }
    const assigned: NoticeKind = {
      ...deficiencyAssigned,
      others: { of: 'deficiencies', words: { en: said, fr: said, es: said } },
    }
    await db.run(sql`update notification_rules set event = ${assigned.name}`)
    await tellRuled(db, assigned, registry, { record, event: record, facts })
    assert.deepEqual(
      (await noticesOn(db, record)).map(({ account, kind, mail }) => [account, kind, mail]),
      [
        [owner, 'deficiency-assigned', 'at-once'],
        [chose, 'by-rule', null],
      ],
    )
  },
)

dbTest('what happens asks for the rules once, and only where there are any', async (context) => {
  const { db, asOwner } = context
  const { person, project, deficiency } = await site(context)
  const jobs = () =>
    asOwner(() =>
      db.many(sql`select j.id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell-by-rules'`),
    )
  const record = await deficiency(await project())
  const raise = () =>
    notify(db, kindOf('deficiency-raised'), { to: [], record, event: record, facts })
  await raise()
  assert.equal((await jobs()).length, 0)
  await rule(db, 'deficiency-raised', { people: [await person()] })
  await raise()
  assert.equal((await jobs()).length, 1)
  await db.run(sql`update notification_rules set archived_at = now()`)
  await raise()
  assert.equal((await jobs()).length, 1)
})

describe('who would receive this?', () => {
  let house: House
  let manager: Caller
  before(async () => {
    house = await openHouse('who would receive this')
    manager = house.manager
  })
  const idOf = ({ account }: Caller) => account?.id ?? ''
  const asked = {
    event: 'deficiency-raised',
    projects: [],
    teams: [],
    at_place: [],
    roles: [],
    templates: [],
    people: [],
    mail: 'morning',
  }
  const preview = async (rule: Record<string, unknown>) => {
    const { status, body } = await manager.ask(previewRule, { body: { ...asked, ...rule } })
    assert.equal(status, 200, JSON.stringify(body))
    return body as unknown as RulePreview
  }

  test('it names each with why and how, first those who may not see it', async () => {
    const [reader, stranger] = [await house.person(sees), await house.person(['hazards.view'])]
    const found = await preview({ people: [idOf(reader), idOf(stranger)] })
    assert.deepEqual(
      found.receivers.map(({ id, sees, why, mail }) => [id, sees, why[0]?.by, mail]),
      [
        [idOf(stranger), 'none', 'named', 'morning'],
        [idOf(reader), 'all', 'named', 'morning'],
      ],
    )
    assert.equal(found.total, 1)
  })

  test('it says what other rules tell of the same, and where a place fits nothing', async () => {
    const reader = await house.person(sees)
    const other = await house.make(notificationRules, 'required', {
      event: 'deficiency-raised',
      roles: [],
      people: [idOf(reader)],
      mail: 'at-once',
    })
    const found = await preview({ people: [idOf(reader)] })
    assert.deepEqual(
      found.overlaps.map(({ id, people, mail }) => [id, people, mail]),
      [[other.id, 1, 'at-once']],
    )
    assert.deepEqual((await preview({ id: other.id, people: [idOf(reader)] })).overlaps, [])
    const projects = [String((await house.pointAt(notificationRules.fields.projects)) ?? '')]
    const machine = await preview({ event: 'asset-taken-out', people: [idOf(reader)], projects })
    assert.equal(machine.nowhere, true)
    assert.equal((await preview({ people: [idOf(reader)], projects })).nowhere, false)
  })

  test('who may not change people neither asks nor reads rules', async () => {
    const person = await house.person(['users.view'])
    await person.refused('grant/missing', previewRule, { body: { ...asked, roles: ['1'] } })
    await person.refused('grant/missing', callsOf(notificationRules).list)
  })

  test('a rule that tells nobody is refused', async () => {
    await manager.refusedFor('people', callsOf(notificationRules).create, {
      body: await house.example(notificationRules, 'required', { roles: [] }),
    })
  })
})
