// A course over two days: who was there is signed on one device, and who missed a day gets no record.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { daysFromNow } from '../../../src/kit/day.ts'
import { manager, sending } from '../../submissions/sending.ts'
import { until } from '../../until.ts'
import { draw, phone, press } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('a training session over two days', () => {
  const journeys = withBrowser()
  const { good } = sending(journeys)
  type Named = { id: string; name: string }
  type Session = Named & { attended: number }

  test('the second day is signed by passing the phone; records are for who was there on both', async () => {
    const someone = (last_name: string) =>
      good<Named>(manager, 'POST', 'people-without-account', {
        ...{ first_name: 'Ines', last_name, kind: 'employee', starts_on: daysFromNow(-30) },
      })
    const [both, once] = [await someone('Both'), await someone('Once')]
    const course = await good<Named>(manager, 'POST', 'training', {
      ...{ name: 'Rigging of loads', category: 'trade', validity: 'months', months: 36 },
    })
    const { id } = await good<Session>(manager, 'POST', 'training-sessions', {
      ...{ course: course.id, first_on: daysFromNow(-1), days: 2 },
      people: [both.id, once.id],
    })
    const yesterday = [both, once].map(({ id: person, name }) => ({
      ...{ id: randomUUID(), person, name, company: null, given: { method: 'typed', name } },
      ...{ unsigned_because: null, statement_lang: 'en', signed_at: new Date().toISOString() },
    }))
    await good(manager, 'PUT', `training-sessions/${id}/attendances/${daysFromNow(-1)}`, {
      ...{ attendances: yesterday, attested_lang: 'en' },
    })

    const person = await journeys.signedIn(manager, phone)
    const { page } = person
    await person.go(`/dashboard/training/sessions/record/${id}`)
    await page.getByRole('link', { name: 'Take attendance' }).click()
    await press(page, 'Begin')
    await page.getByRole('button', { name: /^Ines Both/ }).click()
    await draw(page)
    await page.getByText('1 of 2').waitFor()
    await assertClean(person)
    await press(page, 'Save attendance')
    await page.getByRole('link', { name: 'To the session' }).click()
    await until(async () =>
      (
        await good<{ people: { days: unknown[] }[] }>(
          manager,
          'GET',
          `training-sessions/${id}/attendances`,
        )
      ).people.some(({ days }) => days.length === 2),
    )
    await press(page, 'Finish and record')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Finish and record' }).click()
    await page
      .getByText(/Ines Once/)
      .first()
      .waitFor()
    await assertClean(person)

    const { data } = await good<{ data: { person: Named; completed_on: string }[] }>(
      manager,
      'GET',
      `users-trainings?filter[course]=${course.id}`,
    )
    assert.deepEqual(
      data.map((record) => [record.person.id, record.completed_on]),
      [[both.id, daysFromNow(0)]],
    )
  })
})
