import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { wordsOfPdf } from '../../../../tests/registers/sheets.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { asking } from '../testing/asking.ts'
import { blankClaim, claimFields, isInsuranceNumber } from './claim-fields.ts'

const server = withServer()
const { as, report } = asking(server)

type Facts = { code: string; words: string | null }[]
type Form7 = {
  completeness: number | null
  short: boolean
  sections: { code: string; facts: Facts }[]
}

const at = { occurred_on: '2026-03-09', occurred_time: '14:30:00', place: 'Stair B, level 3' }
const broken = {
  learned: '2026-03-09T15:00',
  answers: { critical: { fractures: 'arm' }, claim: { healthCare: 'yes', absent: 'yes' } },
}
const home = {
  street: '4 Elm St',
  city: 'Hamilton',
  region: 'ON',
  postalCode: 'L8P 1A1',
  country: 'CA',
}
const blank = {
  ...{
    job_title: null,
    birth_date: null,
    sex: null,
    hire_date: null,
    address: null,
    began_work: null,
  },
  ...{ before: null, object: null, physician: null, facility: null, facility_address: null },
  ...{ emergency_room: null, in_patient: null, died_on: null, first_aid: [], periods: [] },
}
const filled = {
  ...blankClaim,
  ...{ sin: '046 454 286', telephone: '905 555 0142', language: 'fr', union_member: false },
  ...{ return_kind: 'lost', wage: '$ 32.50 an hour', declared_by: 'Ada Moreau' },
  declared_on: '2026-03-10',
}

/** A worker with a broken arm, and who says what of it. */
async function fracture() {
  const incident = await report(at)
  const manager = await as('manager')
  await manager('POST', `incidents/${incident.id}/classifications`, broken)
  const person = newId()
  const people = `incidents/${incident.id}/people`
  await manager('PUT', `${people}/${person}`, {
    role: 'injured',
    name: 'Vera Kim',
    employer: 'Cedar Steel',
    details: { injuries: [{ part: 'arm', side: 'left', nature: 'fracture' }], treatment: 'Cast.' },
  })
  return { id: incident.id, number: incident.number, manager, person, people }
}

async function pdf(path: string) {
  const answer = await fetch(`${server.address}/api/dashboard/${path}`, {
    headers: { authorization: `Bearer ${await server.token('manager@northgate.test')}` },
  })
  assert.equal(answer.status, 200, path)
  return wordsOfPdf(Buffer.from(await answer.arrayBuffer())).join('\n')
}

describe('the written notice of an incident', () => {
  test('says what the regulation asks, and what of it is missing until somebody says it', async () => {
    const { id, manager, person, people } = await fracture()
    const path = `incidents/${id}/duties/ON-51-REPORT/notice`
    const facts = async () =>
      ((await manager('GET', path)).data as unknown as { facts: Facts }).facts
    const known = async (code: string) => (await facts()).find((one) => one.code === code)?.words
    assert.match((await known('circumstances')) ?? '', /fell from a ladder/)
    assert.match((await known('time_and_place')) ?? '', /Mar 9, 2026, 2:30 PM, Stair B, level 3/)
    assert.match((await known('nature_of_injury')) ?? '', /Fracture · .*arm · left/i)
    assert.equal(await known('worker'), null)
    assert.equal(await known('practitioner'), null)
    const said = await manager('PUT', `${people}/${person}/case`, {
      values: { ...blank, address: home, physician: 'Dr. Aoki', facility: 'St. Joseph’s' },
    })
    assert.ok(said.status < 300, JSON.stringify(said))
    assert.match((await known('worker')) ?? '', /Vera Kim.*4 Elm St/)
    assert.match((await known('practitioner')) ?? '', /Dr\. Aoki, St\. Joseph’s/)
    // The one that the law has, and not of a call by phone.
    assert.equal((await manager('GET', path.replace('REPORT', 'NOTICE'))).status, 404)
    assert.equal((await manager('GET', path.replace('51-REPORT', '52-1'))).status, 404)
  })

  test('says of somebody of the company what the company knows, unless the case says otherwise', async () => {
    const { id, manager, person, people } = await fracture()
    const { data: found } = await manager('GET', 'users?search=Tremblay')
    const luc = (found as unknown as { data: { id: string; name: string }[] }).data[0]
    assert.ok(luc)
    const confidential = (await manager('GET', `users/${luc.id}/confidential`)).data as {
      version?: unknown
      values?: object
    }
    await manager('PUT', `users/${luc.id}/confidential`, {
      version: confidential.version,
      values: { ...confidential.values, home_address: home },
    })
    const linked = { role: 'injured', name: luc.name, employer: 'Northgate', of_company: luc.id }
    await manager('PUT', `${people}/${person}`, linked)
    const path = `incidents/${id}/duties/ON-51-REPORT/notice`
    const worker = async () =>
      ((await manager('GET', path)).data as unknown as { facts: Facts }).facts.find(
        ({ code }) => code === 'worker',
      )?.words
    assert.match((await worker()) ?? '', /Tremblay, Northgate, 4 Elm St/)
    await manager('PUT', `${people}/${person}/case`, {
      values: { ...blank, address: { ...home, street: '9 Oak Ave' } },
    })
    assert.match((await worker()) ?? '', /9 Oak Ave/)
    const { incidents } = (await manager('GET', `users/${luc.id}/incidents`)).data as unknown as {
      incidents: { id: string; role: string }[]
    }
    assert.deepEqual(
      incidents.filter((one) => one.id === id).map(({ role }) => role),
      ['injured'],
    )
    assert.equal((await (await as('user'))('GET', `users/${luc.id}/incidents`)).status, 403)
    assert.equal((await manager('GET', `users/${newId()}/incidents`)).status, 404)
    const stranger = { ...linked, of_company: newId() }
    assert.equal((await manager('PUT', `${people}/${newId()}`, stranger)).status, 404)
  })

  test('is made as a paper in the language that is asked for, and told in the log', async () => {
    const { id, number } = await fracture()
    const words = await pdf(`incidents/${id}/duties/ON-51-REPORT/notice/pdf?lang=en`)
    for (const one of [
      number,
      'written report',
      'OHSA s. 51(1)',
      'Stair B, level 3',
      'Not known yet',
    ])
      assert.ok(words.includes(String(one)), `${one} is not in: ${words}`)
    assert.match(
      await pdf(`incidents/${id}/duties/ON-51-REPORT/notice/pdf?lang=fr`),
      /Pas encore connu/,
    )
    const told = await server.database.database.transaction('owner', (db) =>
      db.many(sql`select seq from change where subject_id = ${id} and action = 'export'`),
    )
    assert.equal(told.length, 2)
  })

  test('is for people who read confidential information', async () => {
    const { id, person } = await fracture()
    const foreman = await as('user')
    for (const path of [`duties/ON-51-REPORT/notice`, `people/${person}/form-7`])
      assert.equal((await foreman('GET', `incidents/${id}/${path}`)).code, 'grant/missing')
  })
})

describe('the Form 7 of a claim', () => {
  test('knows what the record knows, asks the rest, and counts what is missing', async () => {
    const { id, manager, person, people } = await fracture()
    const read = async () =>
      (await manager('GET', `${people}/${person}/form-7`)).data as unknown as Form7
    const at = (form: Form7, code: string) =>
      form.sections.flatMap(({ facts }) => facts).find((one) => one.code === code)?.words
    const before = await read()
    assert.equal(before.short, false)
    assert.deepEqual(
      before.sections.map(({ code }) => code),
      ['A', 'B', 'C', 'D', 'E', 'E2', 'F', 'G', 'H', 'I', 'J'],
    )
    assert.equal(at(before, 'worker_name'), 'Vera Kim')
    assert.equal(at(before, 'sin'), null)
    const sent = await manager('PUT', `${people}/${person}/claim`, { values: filled })
    assert.ok(sent.status < 300, JSON.stringify(sent))
    const after = await read()
    assert.ok((after.completeness ?? 0) > (before.completeness ?? 1))
    assert.deepEqual(
      [
        at(after, 'sin'),
        at(after, 'union_member'),
        at(after, 'return_kind'),
        at(after, 'schedule'),
        at(after, 'declared_on'),
      ],
      ['046 454 286', 'No', 'Time or pay lost', null, 'Mar 10, 2026'],
    )
    const worker = await pdf(`incidents/${id}/people/${person}/form-7/pdf?copy=worker`)
    assert.match(worker, /Copy for the worker/)
    assert.match(worker, /046 454 286/)
    // Injuries that are said anew leave the claim as it is.
    await manager('PUT', `${people}/${person}`, {
      ...{ role: 'injured', name: 'Vera Kim', employer: 'Cedar Steel' },
      details: { injuries: [], treatment: '' },
    })
    assert.equal(at(await read(), 'wage'), '$ 32.50 an hour')
  })

  test('keeps the social insurance number until it was sent, and tells it nowhere else', async () => {
    const { id, manager, person, people } = await fracture()
    const wrong = { ...filled, sin: '046 454 287' }
    const refused = await manager('PUT', `${people}/${person}/claim`, { values: wrong })
    assert.deepEqual([refused.status, Object.keys(refused.errors ?? {})], [422, ['values.sin']])
    await manager('PUT', `${people}/${person}/claim`, { values: filled })
    assert.ok(!JSON.stringify((await manager('GET', people)).data).includes('454'))
    await manager('PUT', `incidents/${id}/duties/ON-WSIB-7/proof`, {
      ...{ how: 'online', at: '2026-03-11T18:40:00Z', to: 'WSIB', reference: 'C-1' },
    })
    const { data } = await manager('GET', `${people}/${person}/form-7`)
    assert.ok(!JSON.stringify(data).includes('454'))
    assert.match(JSON.stringify(data), /Deleted after the form was sent/)
    await manager('PUT', `${people}/${person}/claim`, { values: filled })
    assert.ok(
      !JSON.stringify((await manager('GET', `${people}/${person}/form-7`)).data).includes('454'),
    )

    const other = await fracture()
    await manager('PUT', `${other.people}/${other.person}/claim`, { values: filled })
    const none = { learned: '2026-03-09T15:00', answers: {} }
    await manager('POST', `incidents/${other.id}/classifications`, none)
    await manager('POST', `incidents/${other.id}/classifications`, broken)
    const again = await manager('GET', `${other.people}/${other.person}/form-7`)
    assert.ok(!JSON.stringify(again.data).includes('454'))

    const mistaken = await fracture()
    await manager('PUT', `${mistaken.people}/${mistaken.person}/claim`, { values: filled })
    const row = await manager('GET', `incidents/${mistaken.id}`)
    const step = { step: 'void', reason: 'Entered twice.', version: row.data.version }
    const told = await manager('POST', `incidents/${mistaken.id}/steps`, step)
    assert.ok(told.status < 300, JSON.stringify(told))
    const over = await manager('GET', `${mistaken.people}/${mistaken.person}/form-7`)
    assert.ok(!JSON.stringify(over.data).includes('454'))
  })

  test('is not asked for where no report is due', async () => {
    const { id, person, people, manager } = await fracture()
    const none = { learned: '2026-03-09T15:00', answers: {} }
    await manager('POST', `incidents/${id}/classifications`, none)
    const { data } = await manager('GET', `${people}/${person}/form-7`)
    assert.equal(data.completeness, null)
  })
})

test('a social insurance number has a check digit', () => {
  assert.deepEqual(
    ['046 454 286', '046454286', '046 454 287', '046 454 28', 'abc'].map(isInsuranceNumber),
    [true, true, false, false, false],
  )
  assert.ok(isInsuranceNumber(claimFields.sin.placeholder ?? ''))
})
