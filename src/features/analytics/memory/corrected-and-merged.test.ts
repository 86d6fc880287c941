// Submissions that are corrected and people who are merged, and two again, as people do it: what is remembered is what
// counting afresh answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { randomOf } from '../../../../tests/machinery/counts/random.ts'
import { json } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { FormDefinition, Question } from '../../forms/definition/index.ts'
import { rememberFigures } from './remember-figures.server.ts'
import { count, figuresAsked } from './testing/figures-asked.ts'

const server = withServer()
const { reading, writing } = figuresAsked(server)

const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
const asked = { from: inDays(-200), to: inDays(1) }
const some = sql`company_id = current_company()`
let token: Promise<string> | undefined
async function ask(method: string, path: string, body?: unknown) {
  token ??= server.token('manager@northgate.test')
  return server.ask(method, `/api/dashboard/${path}`, {
    token: await token,
    ...(body === undefined ? {} : { body }),
  })
}

/** Another answer to one of the questions that can fail. */
function otherwise(
  fields: readonly Question[],
  answers: Readonly<Record<string, unknown>>,
  random: (below: number) => number,
) {
  const failing = fields.filter(
    ({ key, type, options = [] }) =>
      type === 'radio' && answers[key] !== undefined && options.some(({ fails }) => fails === true),
  )
  const one = failing[random(failing.length)]
  const failed = one?.options?.find(({ id }) => id === answers[one.key])?.fails === true
  const other = one?.options?.find(({ fails }) => (fails === true) !== failed)
  return one && other && { ...answers, [one.key]: other.id }
}

/** A check is corrected: what failed did not, or what did not failed. Whether it could be: a photo may be missing then. */
async function correct(random: (below: number) => number): Promise<boolean> {
  const found = await writing((db) =>
    db.maybe(
      {
        ...{ id: 'string', n: 'number', version: 'string' },
        ...{ definition: json<FormDefinition>(), answers: json<Record<string, unknown>>() },
        ...{ remarks: json<unknown>(), files: json<unknown>() },
      },
      sql`
      select t.id, r.n, r.form_version as version, v.definition, r.answers, r.remarks, r.files
      from submissions t join forms f on f.company_id = t.company_id and f.id = t.form and f.kind = 'inspection'
      join submission_revision r on r.company_id = t.company_id and r.submission = t.id and r.n = t.revision
      join form_version v on v.company_id = t.company_id and v.id = r.form_version
      where t.${some} and t.archived_at is null and t.stage in ('unsigned', 'partly_signed', 'signed')
      order by random() limit 1`,
    ),
  )
  const answers = found && otherwise(found.definition.fields, found.answers, random)
  if (found === undefined || answers === undefined) return false
  const at = new Date().toISOString()
  const { status } = await ask('POST', `submissions/${found.id}/revisions`, {
    ...{ of: found.n, version: found.version, answers, remarks: found.remarks, files: found.files },
    ...{ reason: 'It was the other one', started_at: at, submitted_at: at },
  })
  return status === 201
}

/** Two who heard talks are one. */
async function merge(): Promise<string | undefined> {
  const people = await writing((db) =>
    db.many(
      { id: 'string' },
      sql`
      select p.id from person p where p.${some} and p.archived_at is null
        and p.id in (select person from talk_attendance where ${some})
        and not exists (select from account a where a.company_id = p.company_id and a.id = p.id and a.login_id is not null)
      order by random() limit 2`,
    ),
  )
  const [kept, gone] = people.map(({ id }) => id)
  const { body, status } = await ask('POST', 'users-merges', { kept, gone })
  return status === 201 ? (body.data as { id: string }).id : undefined
}

async function takeApart(id: string): Promise<boolean> {
  const { body } = await ask('DELETE', `users-merges/${id}`)
  return (body.data as { undone: boolean }).undone
}

test('figures in memory are what counting afresh answers after each correction and each merge of people', async () => {
  const remembered = rememberFigures(count)
  const random = randomOf(7)
  const done = { corrected: 0, merged: 0, apart: 0 }
  const merges: string[] = []
  async function correctOne() {
    for (let tried = 0; tried < 6; tried += 1)
      if (await correct(random)) {
        done.corrected += 1
        return
      }
  }
  let [before, changes] = ['', 0]
  for (let round = 0; round < 24; round += 1) {
    const [memory] = await Promise.all([
      reading((asking) => remembered(asking, asked)),
      (async () => {
        const last = random(3) === 0 ? merges.pop() : undefined
        if (last !== undefined) done.apart += Number(await takeApart(last))
        else if (random(2) === 0) await correctOne()
        else {
          const merged = await merge()
          if (merged !== undefined) {
            merges.push(merged)
            done.merged += 1
          }
        }
      })(),
    ])
    assert.ok(memory)
    const [now, afresh] = [
      await reading((asking) => remembered(asking, asked)),
      await reading((asking) => count(asking, asked)),
    ]
    assert.deepEqual(now, afresh, `round ${round}`)
    changes += Number(JSON.stringify(now) !== before)
    before = JSON.stringify(now)
  }
  const { corrected, merged, apart } = done
  assert.ok(corrected > 2 && merged > 2 && apart > 0, JSON.stringify(done))
  assert.ok(changes > 3, `${changes} changes`)
})
