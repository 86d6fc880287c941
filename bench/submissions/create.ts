// A submission of thirty answers through all locks and the form engine against bare node:http and pg,
// which write the same rows. Budget: a third of the bare server's submissions per second, at 10 and
// at 50 connections.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { FormDefinition } from '../../src/features/forms/definition/index.ts'
import { library } from '../../src/features/forms/library/all.ts'
import { definitionOf } from '../../src/features/forms/library/shelve.ts'
import { dice, filled } from '../../src/features/submissions/demo/answers.ts'
import type { Rows, Sent } from './bare.ts'
import { ask, type House, inHouse, median, type Peer, startPeer } from './house.ts'

const rounds = Number(process.env.ROUNDS ?? 9)
/** How many submissions each connection sends in a round. */
const eachConnection = Number(process.env.EACH ?? 10)
const budget = 1 / 3
/** 36 questions, six of them under a condition: thirty answers where all is well. */
const slug = 'forklift-pre-use'

export type Form = { version: string; answers: Record<string, unknown> }

/** The form of the library, scored, with a place for the person who submits to sign. */
export async function publish({ company, client }: House, ours: Peer): Promise<Form> {
  const written = library.find((form) => form.slug === slug)
  if (written === undefined) throw new Error(`There is no form ${slug} in the library.`)
  const definition: FormDefinition = definitionOf(written, 'en')
  const good = <Data>(method: string, path: string, body: unknown) =>
    ask<Data>(ours, company, method, path, body)
  const category = await good<{ id: string }>('POST', 'form-categories', { name: 'Pre-use checks' })
  const { id } = await good<{ id: string }>('POST', 'forms', {
    title: written.title[0],
    category: category.id,
    signature_policy: 'submitter',
    scoring: true,
    pass_mark: 80,
    critical_fail: true,
  })
  const draft = { revision: 0, definition }
  const { revision } = await good<{ revision: number }>('PUT', `forms/${id}/draft`, draft)
  await good('POST', `forms/${id}/publish`, { revision })
  const found = await client.query('select id from form_version where form = $1', [id])
  const somebody = { id: company.account, name: 'Ada Moreau' }
  const answers = filled(definition, {
    roll: dice(1),
    day: '2026-11-20',
    time: '07:30',
    fails: () => false,
    me: somebody,
    people: [somebody],
    project: company.project,
    location: company.place,
    asset: { assetType: randomUUID(), assets: [randomUUID()] },
    incident: undefined,
  })
  return { version: found.rows[0].id, answers }
}

export const bodyOf = (
  { version, answers }: Form,
  { company }: House,
): Sent & { about: unknown } => ({
  id: randomUUID(),
  version,
  answers,
  started_at: new Date(Date.now() - 300_000).toISOString(),
  submitted_at: new Date().toISOString(),
  about: { location: company.place },
})

/** Everything that is in the database of a submission. */
async function rowsOf({ client }: House, id: string): Promise<Rows> {
  const { rows } = await client.query(
    `select to_jsonb(s) as submissions, to_jsonb(r) as submission_revision, to_jsonb(p) as signature_place,
       (select jsonb_agg(to_jsonb(a) order by a.n) from answer a where a.submission = s.id) as answer
     from submissions s join submission_revision r on r.submission = s.id
     join signature_place p on p.submission = s.id where s.id = $1`,
    [id],
  )
  return rows[0]
}

/** How many rows of each kind a submission left, its links in the log among them. */
async function leftBy({ client }: House, work: () => Promise<unknown>) {
  const tables = [
    'submissions',
    'submission_revision',
    'submission_event',
    'signature_place',
    'answer',
    'change',
  ]
  const counts = `select ${tables.map((name) => `(select count(*) from ${name})::integer as ${name}`).join(', ')}`
  const { rows: before } = await client.query(counts)
  await work()
  const { rows: after } = await client.query(counts)
  return Object.fromEntries(tables.map((name) => [name, after[0][name] - before[0][name]]))
}

async function perSecond(
  { port }: Peer,
  house: House,
  form: Form,
  connections: number,
): Promise<number> {
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    // All are answered before the other server's turn: none works while the other is measured.
    amount: connections * eachConnection,
    requests: [
      {
        method: 'POST',
        path: '/api/dashboard/submissions',
        headers: {
          authorization: `Bearer ${house.company.token}`,
          'content-type': 'application/json',
        },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(bodyOf(form, house)) }),
      },
    ],
  }
  const began = performance.now()
  let ended = began
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    // By itself it ends on a whole second.
    run.on('response', () => {
      ended = performance.now()
    })
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} submissions were not taken.`)
  return (1000 * result.requests.total) / (ended - began)
}

/** Answers with how many are over their budget. */
export const measure = (): Promise<number> =>
  inHouse(async (house) => {
    const ours = await startPeer(house, { peer: 'ours' })
    const form = await publish(house, ours)
    const first = bodyOf(form, house)
    const send = (peer: Peer, body: unknown) =>
      ask(peer, house.company, 'POST', 'submissions', body)
    await send(ours, first)
    const rows = await rowsOf(house, first.id)
    const bare = await startPeer(house, { peer: 'bare', rows })
    const left = await leftBy(house, () => send(ours, bodyOf(form, house)))
    assert.deepEqual(await leftBy(house, () => send(bare, bodyOf(form, house))), left)
    console.log(`a submission of ${Object.keys(form.answers).length} answers: ${said(left)}`)

    // A plan that was made for empty tables is kept until they have been analysed: as they are in any
    // database that is a minute old.
    for (const peer of [bare, ours]) await perSecond(peer, house, form, 50)
    await house.client.query('analyze')

    let over = 0
    console.log('connections   bare/s   ours/s   share   budget')
    for (const connections of [10, 50]) {
      const taken: { bare: number; ours: number }[] = []
      // One round to warm up.
      for (let round = -1; round < rounds; round += 1) {
        const pair = {
          bare: await perSecond(bare, house, form, connections),
          ours: await perSecond(ours, house, form, connections),
        }
        if (round >= 0) taken.push(pair)
      }
      const share = median(taken.map((one) => one.ours / one.bare))
      if (share < budget) over += 1
      const cells = [
        String(connections).padStart(11),
        median(taken.map((one) => one.bare))
          .toFixed(0)
          .padStart(8),
        median(taken.map((one) => one.ours))
          .toFixed(0)
          .padStart(8),
        share.toFixed(2).padStart(7),
        budget.toFixed(2).padStart(8),
        share < budget ? 'over budget' : '',
      ]
      console.log(cells.join(' '))
    }
    await bare.stop()
    await ours.stop()
    return over
  })

const said = (left: Record<string, number>) =>
  Object.entries(left)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
