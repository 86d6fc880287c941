// What a contractor's form offers to choose from: what is on its project, by name, and nothing of another one.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { ago, manager, question, sending } from '../../../../tests/submissions/sending.ts'
import { addDays, dayAt } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { FormToFill } from '../portal.contract.ts'

const pete = 'contractor@ironside.test'

describe('what a form of a contractor chooses from', () => {
  const server = withServer()
  const { good, form } = sending(server)
  const owner = (statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<{ id: string }>(statement))
  const portal = async (method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/contractors/${path}`, {
      token: await server.token(pete),
      ...(body !== undefined && { body }),
    })
  const today = dayAt(new Date(), 'America/Toronto')

  /** A project that somebody supervises, with a machine. */
  async function site(name: string, supervisor: string, type: string) {
    const given = { number: name, name, start_date: '2026-01-05', supervisor }
    const { id } = await good(manager, 'POST', 'projects', given)
    await owner(sql`update projects set status = 'active' where id = ${id}`)
    const [asset] = await owner(sql`
      insert into inventory (company_id, asset_type, tracking, name, inventory_id, status)
      select company_id, ${type}, 'individual', ${`Lift of ${name}`}, ${`L-${name}`}, 'in_service'
      from projects where id = ${id} returning id`)
    await owner(sql`
      insert into workplace_assets (company_id, project, asset, from_on)
      select company_id, id, ${asset?.id}, ${addDays(today, -3)} from projects where id = ${id} returning id`)
    return { id, asset: asset?.id ?? '' }
  }

  test('assets are those of the project, people its leaders and the own contacts; both can be answered', async () => {
    const staff = await good<{ id: string; name: string }[]>(
      ...([manager, 'GET', 'system/fields/3'] as const),
    )
    const [first, second] = staff
    assert.ok(first && second)
    const [type] = await owner(sql`select id from asset_types where company_id = (select company_id
      from account where id = ${first.id}) and archived_at is null order by id limit 1`)
    assert.ok(type)
    const here = await site('C-1', first.id, type.id)
    const elsewhere = await site('C-2', second.id, type.id)
    const { id: contractor } = await good(manager, 'POST', 'trade-contractors', { name: 'Chooser' })
    await owner(sql`
      insert into tc_contacts (company_id, trade_contractor, name, role, email, language, account)
      select c.company_id, c.id, 'Pete', 'primary', ${pete}, 'en', a.id from trade_contractors c
      join account a on a.company_id = c.company_id and a.kind = 'contractor' and a.last_name = 'Ironside'
      where c.id = ${contractor} returning id`)
    await good(manager, 'POST', 'tc-projects', {
      ...{ trade_contractor: contractor, project: here.id, starts_on: addDays(today, -1) },
    })
    const asked = await form([
      question('machine', 'asset', { required: true }),
      question('told', 'role'),
      question('site', 'project'),
      question('where', 'location'),
    ])
    const line = (place: string) =>
      good(manager, 'POST', 'tc-forms', {
        ...{ trade_contractor: contractor, form: asked.id, place, frequency: 'day' },
        ...{ due_on: today, starts_on: today },
      })
    const [ofProject, ofWhole] = [await line('projects'), await line('contractor')]
    const read = async (id: string, place: string) => {
      const { status, body } = await portal(
        'GET',
        `forms/${id}?contractor=${contractor}&place=${place}`,
      )
      assert.equal(status, 200, JSON.stringify(body))
      return body.data as unknown as FormToFill
    }
    const place = async (name: string, parent: string | null) =>
      (await good(manager, 'POST', 'locations', { name, kind: 'zone', parent })).id
    const yard = await place('Yard of C-1', null)
    const bay = await place('Bay of C-1', yard)
    const other = await place('Yard of C-2', null)
    const places = async () =>
      (await read(ofProject.id, here.id)).definition.fields[3]?.options?.map(({ id }) => id) ?? []
    assert.ok((await places()).includes(other), 'nobody said where the project is: all of them')
    const { version } = await good<{ version: number }>(manager, 'GET', `projects/${here.id}`)
    await good(manager, 'PATCH', `projects/${here.id}`, { version, location: yard })
    assert.deepEqual((await places()).toSorted(), [yard, bay].toSorted())
    for (const { lists, definition } of [
      await read(ofProject.id, here.id),
      await read(ofWhole.id, contractor),
    ]) {
      assert.deepEqual(
        lists.assets.map(({ id, name, of }) => [id, name, of]),
        [[here.asset, 'L-C-1 – Lift of C-1', type.id]],
        'none of another project',
      )
      assert.deepEqual(
        lists.asset_types.map(({ id }) => id),
        [type.id],
      )
      const leaders = lists.accounts.filter(({ of }) => of === '3').map(({ id }) => id)
      assert.deepEqual(leaders, [first.id])
      const contacts = lists.accounts.filter(({ of }) => of === 'trade_contractor')
      assert.deepEqual(
        contacts.map(({ name }) => name),
        ['Pete Ironside'],
      )
      assert.deepEqual(
        definition.fields[2]?.options?.map(({ id }) => id),
        [here.id],
      )
    }
    assert.ok(elsewhere.asset)
    const id = randomUUID()
    const sent = await portal('POST', 'submissions', {
      ...{ id, line: ofProject.id, contractor, place: here.id, day: today, version: asked.version },
      answers: {
        machine: { assetType: type.id, assets: [here.asset] },
        told: { role: '3', accounts: [first.id] },
        site: here.id,
      },
      ...{ files: [], lang: 'en', started_at: ago(60_000), submitted_at: ago(0) },
    })
    assert.equal(sent.status, 201, JSON.stringify(sent.body))
    const [kept] = await owner(sql`select asset as id from submissions where id = ${id}`)
    assert.equal(kept?.id, here.asset, 'it is about the machine')
  })
})
