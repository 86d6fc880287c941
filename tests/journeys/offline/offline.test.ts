// A phone that has been here once: the page opens without a connection, with what was typed and photographed; the
// next person who signs in finds nothing of it; a new build takes nothing away.
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { manager, question, sending, text, user } from '../../submissions/sending.ts'
import { until } from '../../until.ts'
import { draftIs, field, note, phone, press } from '../at-a-phone.ts'
import { arrivesAt, assertClean, holds, signIn, signOut, withBrowser } from '../journey.ts'
import { arePhotosDrafted } from '../on-device.ts'
import { photo } from '../submissions/site-photos.ts'
import { answersOn, away, isReady } from './kept.ts'
import { overLine } from './line.ts'

/** Stopped, they begin again when they are asked for something. */
async function endWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
}

const workersOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (['installing', 'waiting', 'active'] as const)
      .map((place) => `${place}: ${registration[place]?.state ?? 'none'}`)
      .join(', ')
  })

describe('a phone without a connection', () => {
  const journeys = withBrowser({ opensOffline: true })
  const line = overLine(journeys)
  const server = sending(journeys)
  afterEach(line.mend)
  const total = async () =>
    (await server.good<{ total: number }>(manager, 'GET', 'submissions?per_page=1')).total

  test('after one visit a reload shows the draft with its photo, another form opens too, and both leave', async () => {
    const about = [text('who', { label: 'Who' }), question('seen', 'photo', { label: 'Seen' })]
    const walk = await server.form(about, { title: 'Walk below' })
    const course = await server.good<{ id: string }>(manager, 'POST', 'training', {
      ...{ name: 'Cellars', category: 'trade', validity: 'none' },
    })
    const never = await server.form([text('what', { label: 'What' })], {
      ...{ title: 'Never opened', trainings: [course.id], without_training: 'warn' },
    })
    // What was used last comes first.
    await server.sent(user, server.body(never, { what: 'Elsewhere' }))
    const before = await total()
    const person = await journeys.signedIn(user, phone)
    const { page } = person
    person.expected.push(...away)
    await person.go(`/dashboard/submissions/create/${walk.id}`)
    await isReady(page, [walk.id, `${never.id}/lacking`])
    await line.cut()
    await field(page, 'Who').fill('Ana')
    await page.locator('input[type=file]:not([capture])').setInputFiles(await photo(1))
    await arePhotosDrafted(page, 1)
    await draftIs(page, 'offline')

    await page.reload()
    await page.getByText(/You are continuing your draft/).waitFor()
    await holds(field(page, 'Who'), 'Ana')
    await page.getByRole('img', { name: 'Photo 1: photo-1.jpg' }).waitFor()
    await field(page, 'Who').fill('Ana and Bo')
    await assertClean(person)
    await press(page, 'Submit')
    await page.getByRole('heading', { name: 'Saved on this device' }).waitFor()
    await page.getByText('it opens again without a connection').waitFor()

    // A form that was never opened here, from the choice of forms of a page that is opened anew.
    await person.go('/dashboard')
    await press(page, 'Fill a form')
    await page
      .getByRole('link', { name: /Never opened/ })
      .first()
      .click()
    await note(page, 'Cellars: no record').waitFor()
    await field(page, 'What').fill('Dark')
    await draftIs(page, 'offline')
    // What was never here says so, and leads on.
    await person.go('/dashboard/chemicals')
    await page.getByRole('heading', { name: 'This screen needs a connection' }).waitFor()
    await assertClean(person)

    await line.mend()
    await press(page, 'Reload the page')
    await page.getByRole('heading', { level: 1, name: 'Chemicals' }).waitFor()
    await until(async () => (await total()) === before + 1, { what: 'The submission' })
  })

  test('who signs out of a shared phone leaves nothing on it but what is unsent, which only they see', async () => {
    const walk = await server.form([text('who', { label: 'Who' })], { title: 'Of one person' })
    const person = await journeys.throughTheDoor(manager)
    const { page } = person
    person.expected.push(...away)
    await person.go(`/dashboard/submissions/create/${walk.id}`)
    await isReady(page, [walk.id])
    await field(page, 'Who').fill('Maya alone')
    await draftIs(page, 'saved')
    await signOut(page)
    await arrivesAt(page, '/login')
    await until(async () => (await answersOn(page)).length === 0, { what: 'Nothing kept' })
    await signIn(page, user)
    await arrivesAt(page, '/dashboard')
    await isReady(page, ['fillable-forms'])
    await line.cut()
    await person.go('/dashboard')
    await press(page, 'Fill a form')
    const choice = page.getByRole('dialog', { name: 'Fill a form' })
    await choice.getByRole('link', { name: /Of one person/ }).waitFor()
    assert.equal(await choice.getByText('Draft on this device').count(), 0)
    await page.keyboard.press('Escape')
    // Signing out works without a connection, too.
    await signOut(page)
    await page.getByRole('heading', { level: 1, name: 'Sign in to Plumbline' }).waitFor()
    await until(async () => (await answersOn(page)).length === 0, { what: 'Nothing kept' })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Sign in to Plumbline' }).waitFor()
  })

  test('who signs out while the device is made ready is refused nothing', async () => {
    await server.form([text('who', { label: 'Who' })])
    const { page, go } = await journeys.signedIn(user, phone)
    // Of the context: the next test gets another, without the worker that this one leaves half installed.
    await page.context().addInitScript(() => {
      const seen: string[] = []
      const { fetch } = window
      Object.assign(window, { seen })
      window.fetch = (url, asked) => {
        const name = /fillable-forms\/|logout/.exec(String(url))?.[0]
        if (name !== undefined) {
          seen.push(`asked: ${name}`)
          asked?.signal?.addEventListener('abort', () => seen.push(`given up: ${name}`))
        }
        return fetch(url, asked)
      }
    })
    const seen = () => page.evaluate((): unknown => Reflect.get(window, 'seen'))
    // A line on which the form stays away.
    await page.route('**/fillable-forms/*', () => undefined)
    await go('/dashboard')
    await until(async () => String(await seen()) !== '', { what: 'The form is asked for' })
    await signOut(page)
    await arrivesAt(page, '/login')
    assert.deepEqual(await seen(), [
      'asked: fillable-forms/',
      'given up: fillable-forms/',
      'asked: logout',
    ])
  })

  test('a new version is told quietly, takes nothing that is typed, and opens with the next screen', async () => {
    const walk = await server.form([text('who', { label: 'Who' })])
    const person = await journeys.signedIn(user, phone)
    const { page } = person
    // The draft may be here alone when the page is loaded anew.
    person.expected.push(/status of 404/)
    await person.go(`/dashboard/submissions/create/${walk.id}`)
    await isReady(page, [walk.id])
    await field(page, 'Who').fill('Half a')
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      registration.addEventListener('updatefound', () => {
        Reflect.set(globalThis, 'foundNews', true)
      })
    })
    line.renew()
    const isNew = note(page, 'A new version of Plumbline is ready')
    const askedAgain = () =>
      page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    // A look for news that the browser had begun before brings the version of before.
    const isFound = async () => {
      await askedAgain()
      return page.evaluate(() => Reflect.get(globalThis, 'foundNews') === true)
    }
    await until(isFound, { what: 'A worker of the new version' })
    // It puts its files here before it takes over: on a busy machine that is the longest part, with a time of its own.
    // One that could not fetch them is given up, and looked for again: the browser does so with the next visit.
    const isTold = async () => {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        if (!registration.installing && !registration.waiting) await registration.update()
      })
      return isNew.isVisible()
    }
    // Chromium lets a worker wait for up to five minutes until the one before it has ended what it has in hand.
    const what = 'The word of the new version'
    await until(isTold, { what }).catch(async () => {
      await endWorkers(page)
      await until(isTold, { what: `${what} (${await workersOf(page)})`, seconds: 120 })
    })
    await field(page, 'Who').fill('Half a sentence')
    await assertClean(person)
    const before = await page.evaluate(() => performance.timeOrigin)
    await press(page, 'Open now')
    // Its worker alone is of a newer build here: the page that comes hears of it again.
    await page.waitForFunction((then) => performance.timeOrigin !== then, before)
    await page.getByText(/You are continuing your draft/).waitFor()
    await holds(field(page, 'Who'), 'Half a sentence')
  })
})
