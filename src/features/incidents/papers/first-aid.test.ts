import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { wordsOfPdf } from '../../../../tests/registers/sheets.ts'
import { newId } from '../../../kit/ids.ts'
import { blankCase } from '../people/case-fields.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

async function paper(path: string, who = 'manager') {
  const answer = await fetch(`${server.address}/api/dashboard/${path}`, {
    headers: { authorization: `Bearer ${await server.token(`${who}@northgate.test`)}` },
  })
  if (answer.status !== 200) return { status: answer.status, words: '' }
  const words = wordsOfPdf(Buffer.from(await answer.arrayBuffer())).join(' ')
  return { status: 200, words }
}

/** Somebody with a cut, on a day and a project. */
async function cut(name: string, more: object = {}) {
  const { id, number } = await report({ occurred_on: '2025-02-03', place: 'Dock 2', ...more })
  const manager = await as('manager')
  const person = newId()
  await manager('PUT', `incidents/${id}/people/${person}`, {
    ...{ role: 'injured', name, employer: 'Cedar Steel' },
    details: { injuries: [{ part: 'fingers', side: 'left', nature: 'cut' }], treatment: '' },
  })
  for (const [role, other] of [
    ['witness', 'Noor Aziz'],
    ['first_aider', 'Grace Osei'],
  ])
    await manager('PUT', `incidents/${id}/people/${newId()}`, { role, name: other, employer: '' })
  return { id, number: String(number), person, manager }
}

describe('the first-aid record', () => {
  test('says what the regulation lists, each treatment with its day, time and hand, in the language asked for', async () => {
    const { id, person, manager } = await cut('Vera Kim')
    const path = `incidents/${id}/people/${person}`
    const missing = await paper(`${path}/first-aid/pdf?lang=en`)
    assert.match(missing.words, /Not everything is known yet: Date, time and nature of each/)
    const first_aid = [
      { id: newId(), day: '2025-02-03', time: '09:40:00', treatment: 'Cleaned', by: 'Grace Osei' },
      { id: newId(), day: '2025-02-04', time: '08:00:00', treatment: 'New bandage', by: null },
    ]
    const said = await manager('PUT', `${path}/case`, { values: { ...blankCase, first_aid } })
    assert.ok(said.status < 300, JSON.stringify(said))
    const { words } = await paper(`${path}/first-aid/pdf?lang=fr`)
    for (const each of ['Registre de premiers soins', 'Vera Kim', 'Cedar Steel', 'Noor Aziz'])
      assert.ok(words.includes(each), each)
    assert.match(words, /A worker fell from a ladder/)
    assert.match(words, /9\s*h\s*40 · Cleaned · Grace Osei/)
    assert.match(words, /New bandage/)
    assert.doesNotMatch(words, /Not known yet|Pas encore connu/)
    assert.equal((await paper(`${path}/first-aid/pdf`, 'user')).status, 403)
    // It is kept in Ontario.
    const { data } = await manager('GET', 'incident-papers')
    const [us] = data.establishments as { id: string }[]
    const there = await cut('Gabriel Vance', { entity: us?.id })
    const abroad = `incidents/${there.id}/people/${there.person}/first-aid/pdf`
    assert.equal((await paper(abroad)).status, 404)
    const all = await paper('first-aid-records/pdf?from=2025-02-03&to=2025-02-03&lang=en')
    assert.doesNotMatch(all.words, /Gabriel Vance/)
  })

  test('of a project and a time has everybody who was hurt there then, and nobody else', async () => {
    const manager = await as('manager')
    const { data } = await manager('GET', 'incidents/choices/project?search=')
    const [here, there] = (data as unknown as { id: string }[]).map(({ id }) => id)
    await cut('Ana Here', { project: here })
    await cut('Ben There', { project: there })
    await cut('Cy Later', { project: here, occurred_on: '2025-03-20' })
    const time = 'from=2025-02-01&to=2025-02-28&lang=en'
    const ofProject = await paper(`first-aid-records/pdf?${time}&project=${here}`)
    assert.match(ofProject.words, /Ana Here/)
    assert.doesNotMatch(ofProject.words, /Ben There|Cy Later/)
    const everywhere = await paper(`first-aid-records/pdf?${time}`)
    assert.match(everywhere.words, /Ana Here[\s\S]*Ben There|Ben There[\s\S]*Ana Here/)
    assert.equal((await paper(`first-aid-records/pdf?${time}`, 'user')).status, 403)
    const none = await paper('first-aid-records/pdf?from=1999-01-01&to=1999-12-31&lang=en')
    assert.match(none.words, /No one was hurt in this time/)
  })
})
