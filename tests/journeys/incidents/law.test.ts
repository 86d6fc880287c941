// What the law asks for after an incident, at the screens on which people read it: on a project in Ontario where nobody
// is hurt, of a broken wrist in Ontario and in the United States, and at the end of a year.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { asking } from '../../../src/features/incidents/testing/asking.ts'
import { daysFromNow } from '../../../src/kit/day.ts'
import { newId } from '../../../src/kit/ids.ts'
import { manager } from '../../submissions/sending.ts'
import { field, press } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

const yesterday = daysFromNow(-1)
const fell = {
  ...{ occurred_on: yesterday, occurred_time: '10:15:00', place: 'Stair B, level 3' },
  description: 'A carpenter fell 3.2 m from a scaffold into loose sand.',
}

describe('the law of an incident', () => {
  const journeys = withBrowser()
  const { as, report } = asking(journeys)

  const choose = async (page: Page, list: string, option: string) => {
    await page.getByRole('combobox', { name: list, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
    await page.keyboard.press('Escape')
  }
  const classify = async (page: Page, begins: 'Classify' | 'Classify again') => {
    await page.getByRole('tab', { name: 'Regulatory' }).click()
    await press(page, begins)
  }
  const save = async (page: Page) => {
    await press(page, 'Show what changes')
    await page.getByRole('region', { name: 'What changes' }).waitFor()
    await press(page, 'Save the classification')
    await page.getByRole('region', { name: 'Classifications' }).waitFor()
  }
  const on = async () => {
    const { data } = await (await as('manager'))('GET', 'incidents/choices/project?search=')
    return (data as unknown as { id: string }[])[0]?.id
  }
  const steps = async (id: string, names: readonly string[]) => {
    const ask = await as('manager')
    for (const step of names) {
      const { data } = await ask('GET', `incidents/${id}`)
      const taken = await ask('POST', `incidents/${id}/steps`, { version: data.version, step })
      assert.ok(taken.status < 300, `${step}: ${taken.code}`)
    }
  }

  test('gives notice within two days of a fall of 3.2 m without an injury, and ends with a verified action', async () => {
    const { id } = await report({ ...fell, severity: 'none', project: await on() })
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`/dashboard/incidents/record/${id}`)
    await classify(page, 'Classify')
    await choose(page, 'What happened', 'A fall of three metres or more')
    await field(page, 'Height of a fall (m)').fill('3.2')
    await save(page)
    const notice = 'Incident on a project, no one hurt: notice'
    await page.getByRole('list', { name: 'Clocks' }).getByText(notice).waitFor()
    const due = page.getByRole('region', { name: 'What is due' })
    await due.getByText(/committee or representative/i).waitFor()
    await assertClean(person)
    await due.getByRole('button', { name: 'Written notice' }).click()
    await page.getByRole('dialog').getByText(fell.description).waitFor()
    await page.keyboard.press('Escape')
    await due.getByRole('button', { name: 'Record that it was sent' }).click()
    await field(page, 'To whom').fill('Ministry of Labour, and the committee')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Record that it was sent' }).click()
    await due.getByText('Sent', { exact: true }).waitFor()
    const ask = await as('manager')
    const action = await ask('POST', 'deficiencies', {
      ...{ title: 'A guardrail at the scaffold', source: 'incident', incident: id },
      ...{ severity: 'high', owner_name: 'Cedar Steel' },
    })
    await steps(id, ['triage', 'investigate', 'act'])
    for (const [who, step, body] of [
      ['user', 'done', { corrective_action: 'A guardrail stands.' }],
      ['manager', 'verify', {}],
    ] as const) {
      const taken = await (await as(who))('POST', `deficiencies/${action.data.id}/${step}`, {
        ...body,
        version: (await ask('GET', `deficiencies/${action.data.id}`)).data.version,
      })
      assert.ok(taken.status < 300, `${step}: ${JSON.stringify(taken)}`)
    }
    await steps(id, ['finish'])
    await page.reload()
    await press(page, 'Close')
    await page.getByText('Closed', { exact: true }).first().waitFor()
  })

  test('asks of a broken wrist what Ontario asks, and nothing of the United States; there it asks for a line in the log', async () => {
    const ask = await as('manager')
    const wrist = { ...fell, description: 'A worker broke a wrist.', severity: 'critical' }
    const { id } = await report(wrist)
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`/dashboard/incidents/record/${id}`)
    await classify(page, 'Classify')
    await choose(page, 'Fractures', 'Wrist')
    await page.getByText('Someone must decide', { exact: true }).waitFor()
    assert.equal(await page.getByText('Is it recordable?').count(), 0)
    await page.getByRole('checkbox', { name: 'Health care was needed' }).check()
    await save(page)
    await page.getByText('Do not disturb the scene.').waitFor()
    const clocks = page.getByRole('list', { name: 'Clocks' })
    for (const one of ['written report', 'Form 7']) await clocks.getByText(one).waitFor()
    await assertClean(person)
    // An establishment of its own: the year of the other one ends with a file that the agency takes.
    const name = `Works ${newId().slice(-8)}`
    const { data: us } = await ask('POST', 'entities', {
      ...{ name, legal_name: name, country: 'US', establishment: true, naics: '236220' },
    })
    const there = await report({ ...wrist, entity: us.id })
    await person.go(`/dashboard/incidents/record/${there.id}`)
    await classify(page, 'Classify')
    await page.getByText('Is it recordable?').first().waitFor()
    await choose(page, 'Treatment given', 'Sutures')
    await field(page, 'Days away from work').fill('3')
    await save(page)
    await page.getByText('Do not disturb the scene.').waitFor({ state: 'detached' })
    await ask('PUT', `incidents/${there.id}/people/${newId()}`, {
      ...{ role: 'injured', name: 'Gabriel Vance', employer: '' },
      details: { injuries: [{ part: 'wrist', side: 'left', nature: 'fracture' }], treatment: '' },
    })
    await person.go(`/dashboard/incidents/papers?entity=${us?.id}&year=${yesterday.slice(0, 4)}`)
    await page.getByRole('row', { name: /Gabriel Vance/ }).waitFor()
  })

  test('is found anew when more is known, and what was found before stays', async () => {
    const { id } = await report({ ...fell, severity: 'medical_aid' })
    const ask = await as('manager')
    await ask('POST', `incidents/${id}/classifications`, {
      ...{ learned: yesterday, note: 'As it was told first.' },
      answers: { critical: { fractures: 'arm' } },
    })
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`/dashboard/incidents/record/${id}`)
    await classify(page, 'Classify again')
    await page.getByRole('combobox', { name: 'Fractures', exact: true }).click()
    await page.getByRole('option', { name: 'Arm', exact: true }).click()
    await page.keyboard.press('Escape')
    await field(page, 'Note on this classification').fill('The X-ray shows no fracture.')
    await press(page, 'Show what changes')
    await page.getByText(/No longer due: Death or critical injury: written report/).waitFor()
    await press(page, 'Save the classification')
    const history = page.getByRole('region', { name: 'Classifications' }).getByRole('listitem')
    await history.getByText('The X-ray shows no fracture.').waitFor()
    assert.match((await history.nth(0).textContent()) ?? '', /Nothing to report/)
    assert.match((await history.nth(1).textContent()) ?? '', /Critical injury: notice owed/)
    assert.match((await history.nth(1).textContent()) ?? '', /As it was told first/)
  })

  test('ends a year with the summary that was certified and posted, and a file that the agency takes', async () => {
    const ask = await as('manager')
    const { data } = await ask('GET', 'incident-papers')
    const [us] = data.establishments as { id: string }[]
    const { data: found } = await ask('GET', `incidents?filter[entity]=${us?.id}&sort=occurred_on`)
    const [one] = found.data as { occurred_on: string }[]
    const year = one?.occurred_on.slice(0, 4)
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`/dashboard/incidents/papers?entity=${us?.id}&year=${year}&view=summary`)
    const certificate = page.getByRole('region', { name: 'Certification and posting' })
    await certificate.getByRole('button', { name: 'Edit' }).click()
    await field(page, 'Certified by (company executive)').fill('Carlos Ibarra')
    await press(page, 'Save')
    await certificate.getByText('Carlos Ibarra').waitFor()
    await assertClean(person)
    await person.go(`/dashboard/incidents/papers?entity=${us?.id}&year=${year}&view=files`)
    const file = page.getByRole('region', { name: 'Case file' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      file.getByRole('button', { name: 'Download the file' }).click(),
    ])
    const csv = readFileSync(await download.path(), 'utf8')
    assert.match(csv, /^establishment_name,/)
    assert.match(csv, /Carpenter/)
  })
})
