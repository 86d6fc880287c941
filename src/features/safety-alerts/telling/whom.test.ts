// Whom an alert reaches, and what of it passes quiet hours.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { until } from '../../../../tests/until.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'

const server = withServer()

const database = <T>(work: (db: Db) => Promise<T>) =>
  server.database.database.transaction('owner', work)

/** An alert that a manager has published. */
async function published(more: object) {
  const token = await server.token('manager@northgate.test')
  const ask = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await server.ask(method, `/api/dashboard/${path}`, {
      token,
      body,
    })
    return { status, data: answer.data as Record<string, unknown> & { id: string } }
  }
  const { data } = await ask('POST', 'safety-alerts', {
    title: `Alert ${newId().slice(-6)}`,
    severity: 'caution',
    content: [{ id: newId(), kind: 'declaration', words: { en: 'Stay behind the fence.' } }],
    ...more,
  })
  const path = `safety-alerts/${data.id}`
  const { version } = (await ask('GET', path)).data
  assert.equal((await ask('PUT', `${path}/publication`, { version })).status, 204)
  const outstanding = async () =>
    (await ask('GET', `${path}/reach`)).data.outstanding as { name: string }[]
  return { id: data.id, names: async () => (await outstanding()).map(({ name }) => name) }
}

const fact = (kind: string, id: string | null) => ({
  out: false,
  kind,
  id,
  value: null,
  name: null,
})

describe('a safety alert', () => {
  test('is for the workers of contractors too, while they are on the project, and not for visitors', async () => {
    const project = await database((db) =>
      db.maybe({ id: 'string' }, sql`select id from projects where number = '25-014'`),
    )
    const onSite = await published({ audience: [fact('project', project?.id ?? '')] })
    const everyone = await published({ audience: [fact('everyone', null)] })
    assert.ok((await onSite.names()).includes('Abel Thornton'))
    assert.ok(!(await onSite.names()).includes('Farah Siddiqui'), 'who works on another project')
    const all = await everyone.names()
    assert.ok(all.includes('Abel Thornton') && !all.includes('Isaac Boyd'))
    await database(async (db) => {
      await db.run(
        sql`select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`,
      )
      await db.run(sql`update workplace_workers w set to_on = company_today() - 1 from person p
        where p.id = w.person and p.name = 'Abel Thornton'`)
    })
    await until(async () => !(await onSite.names()).includes('Abel Thornton'), {
      what: 'That who left the project is no longer asked',
    })
  })

  test('passes quiet hours where it is urgent or stops work, and not otherwise', async () => {
    for (const [severity, passes] of [
      ['caution', false],
      ['urgent', true],
      ['stop_work', true],
    ] as const) {
      const { id } = await published({ severity })
      const told = await until(
        async () => {
          const notices = await database((db) =>
            db.many(
              { passes_quiet: 'boolean' },
              sql`select distinct passes_quiet from notice where record = ${id}`,
            ),
          )
          return notices.length > 0 && notices
        },
        { what: 'That people are told' },
      )
      assert.deepEqual(told, [{ passes_quiet: passes }], severity)
    }
  })
})
