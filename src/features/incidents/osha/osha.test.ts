import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { elementsIn, readPdfTags } from '../../../../tests/read-pdf-tags.ts'
import { wordsOfPdf } from '../../../../tests/registers/sheets.ts'
import { newId } from '../../../kit/ids.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

type Papers = {
  cases: { number: string; column: string; away: number; name: string; privacy: boolean }[]
  problems: Record<'summary' | 'cases', { column: string; severity: string }[]>
  exports: { kind: string; errors: number; reason: string | null; by: string | null }[]
  certified: { version: number; values: Record<string, unknown> }
}

describe('the papers of a US establishment', () => {
  /** An establishment of its own with one recordable incident, and the person who was hurt. */
  async function hurtIn(year: number, answers: object = { treatments: 'sutures', daysAway: '3' }) {
    const manager = await as('manager')
    const name = `Works ${newId().slice(-8)}`
    const made = await manager('POST', 'entities', {
      name,
      legal_name: name,
      country: 'US',
      establishment: true,
      naics: '236220',
      address: {
        street: '600 Woodward Avenue',
        city: 'Detroit',
        region: 'MI',
        postalCode: '48226',
        country: 'US',
      },
      months: [{ id: newId(), month: `${year}-03`, headcount: 70, hours: 9000 }],
    })
    const entity = made.data.id
    const incident = await report({
      entity,
      occurred_on: `${year}-03-09`,
      occurred_time: '10:40',
      place: 'Bay 2',
    })
    const path = `incidents/${incident.id}`
    await manager('POST', `${path}/classifications`, {
      learned: `${year}-03-09T15:00`,
      answers: { recordable: answers },
    })
    const person = newId()
    await manager('PUT', `${path}/people/${person}`, {
      role: 'injured',
      name: 'Vera Kim',
      employer: '',
      details: { injuries: [{ part: 'hand', side: 'left', nature: 'cut' }], treatment: 'Sutures' },
    })
    const papers = `incident-papers/${entity}/${year}`
    const read = async () => (await manager('GET', papers)).data as unknown as Papers
    return { manager, incident, path: `${path}/people/${person}`, papers, read }
  }
  const facts = {
    job_title: 'Carpenter',
    before: 'Cutting plywood',
    object: 'Table saw',
    periods: [{ id: newId(), from: '2025-03-10', to: '2025-03-14', kind: 'off' }],
  }
  const rest = {
    ...{ birth_date: null, sex: null, hire_date: null, address: null, began_work: null },
    ...{
      physician: null,
      facility: null,
      facility_address: null,
      emergency_room: null,
      first_aid: [],
    },
    ...{ in_patient: null, died_on: null },
  }

  test('hold a line for each recordable case, with the days of its work periods', async () => {
    const { manager, incident, path, read } = await hurtIn(2025)
    assert.deepEqual(
      (await read()).cases.map(({ number, column, away }) => [number, column, away]),
      [[incident.number, 'H', 3]],
    )
    const values = { ...rest, ...facts }
    assert.equal((await manager('PUT', `${path}/case`, { values })).status, 204)
    assert.equal((await read()).cases[0]?.away, 5)
  })

  test('leave with errors only for a reason, which stays with who gave it', async () => {
    const { manager, path, papers, read } = await hurtIn(2025)
    const file = (reason?: string) =>
      manager('POST', `${papers}/files`, { kind: 'cases', ...(reason && { reason }) })
    assert.equal((await file()).code, 'incident/file')
    assert.deepEqual((await read()).exports, [])
    const said = 'The agency asked for a draft.'
    assert.match(String((await file(said)).data.csv), /^establishment_name,/)
    const [left] = (await read()).exports
    assert.deepEqual([left?.kind, left?.reason, left?.by], ['cases', said, 'Maya Okafor'])
    assert.ok((left?.errors ?? 0) > 0)
    await manager('PUT', `${path}/case`, { values: { ...rest, ...facts } })
    assert.deepEqual((await read()).problems.cases, [])
    assert.equal((await file()).status, 200)
  })

  test('mark a privacy case, and are read by nobody who may not read who was hurt', async () => {
    const { papers, read } = await hurtIn(2025, { needlestick: 'yes' })
    assert.equal((await read()).cases[0]?.privacy, true)
    assert.equal((await (await as('user'))('GET', papers)).status, 403)
  })

  test('are certified and posted, on the version that was read', async () => {
    const { manager, papers, read } = await hurtIn(2025)
    const { version, values } = (await read()).certified
    const signed = {
      version,
      values: { ...values, signed_by: 'Ada Moreau', posted_from: '2026-02-01' },
    }
    assert.equal((await manager('PUT', `${papers}/certificate`, signed)).status, 204)
    assert.equal((await manager('PUT', `${papers}/certificate`, signed)).code, 'row/stale')
    assert.equal((await read()).certified.values.signed_by, 'Ada Moreau')
  })

  test('are printed: the log, the summary with who signed it and when it was posted, and the report of a case', async () => {
    const { manager, incident, path, papers, read } = await hurtIn(2025)
    await manager('PUT', `${path}/case`, { values: { ...rest, ...facts, emergency_room: true } })
    const { version, values } = (await read()).certified
    const printed = async (paper: string, lang = 'en') => {
      const token = await server.token('manager@northgate.test')
      const answer = await fetch(
        `${server.address}/api/dashboard/${papers}/${paper}?lang=${lang}`,
        {
          headers: { authorization: `Bearer ${token}` },
        },
      )
      assert.equal(answer.status, 200, paper)
      const pdf = Buffer.from(await answer.arrayBuffer())
      return { pdf, words: wordsOfPdf(pdf).join(' ') }
    }
    const log = await printed('pdf/log')
    assert.match(log.words, /form 300: log/)
    for (const said of [String(incident.number), 'Vera Kim', 'Carpenter', 'Table saw', 'M(1)'])
      assert.ok(log.words.includes(said), said)
    const tables = elementsIn(readPdfTags(log.pdf).root).filter(({ tag }) => tag === 'TH')
    assert.equal(tables.length, 10)

    assert.match((await printed('pdf/summary')).words, /No executive of the company has certified/)
    await manager('PUT', `${papers}/certificate`, {
      version,
      values: {
        ...{ ...values, signed_by: 'Ada Moreau', signed_title: 'President' },
        ...{ posted_from: '2026-02-01', posted_to: '2026-04-30' },
      },
    })
    const summary = (await printed('pdf/summary')).words
    for (const said of ['236220', '9000', 'Ada Moreau', 'President', 'Feb 1, 2026', 'Apr 30, 2026'])
      assert.ok(summary.includes(said), said)
    // It is posted: one page.
    assert.match(summary, /Page 1\/1/)
    assert.match((await printed('pdf/summary', 'fr')).words, /sommaire des blessures/)

    const report = (await printed(`cases/${path.split('/').at(-1)}/pdf`)).words
    for (const said of [
      '1. Name Vera Kim',
      'emergency room Yes',
      '14. What the person',
      'Table saw',
    ])
      assert.ok(report.replace(/\s+/g, ' ').includes(said), `${said}: ${report}`)
    const token = await server.token('user@northgate.test')
    const refused = await server.ask('GET', `/api/dashboard/${papers}/pdf/log`, { token })
    assert.equal(refused.status, 403)
  })

  test('of the demo show one case, lost time, that the agency takes', async () => {
    const manager = await as('manager')
    const { data } = await manager('GET', 'incident-papers')
    const { establishments } = data as unknown as { establishments: { id: string; name: string }[] }
    const michigan = establishments.find(({ name }) => name === 'Northgate Michigan')
    const { data: found } = await manager('GET', `incidents?filter[entity]=${michigan?.id}`)
    const [incident] = found.data as { id: string; occurred_on: string; status: string }[]
    assert.equal(incident?.status, 'closed')
    const year = incident?.occurred_on.slice(0, 4)
    const papers = (await manager('GET', `incident-papers/${michigan?.id}/${year}`))
      .data as unknown as Papers
    assert.deepEqual(
      papers.cases.map(({ column, away, name }) => [column, away, name]),
      [['H', 4, 'Gabriel Montoya']],
    )
    assert.deepEqual(
      papers.problems.cases.filter(({ severity }) => severity === 'error'),
      [],
    )
  })
})
