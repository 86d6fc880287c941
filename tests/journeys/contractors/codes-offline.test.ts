// Who has scanned a code once reads the page again where there is no connection, in the language of the phone.
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { manager, sending } from '../../submissions/sending.ts'
import { until } from '../../until.ts'
import { phone } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { overLine } from '../offline/line.ts'

const away = [/ERR_CONNECTION|ERR_FAILED|ERR_EMPTY|ERR_SOCKET|ERR_INCOMPLETE/]

type Row = { id: string }
type Opened = { forms: { line: string; place: { id: string; whole: boolean } }[] }
type Codes = { path: string; forms: { line: string; code: { path: string } | null }[] }

describe('the seven pages of codes', () => {
  const journeys = withBrowser({ opensOffline: true })
  const line = overLine(journeys)
  const { good } = sending(journeys)
  afterEach(line.mend)
  const rowsOf = async (register: string) =>
    (await good<{ data: Row[] }>(manager, 'GET', `${register}?per_page=50`)).data
  const firstOf = async (register: string) =>
    (await rowsOf(register))[0]?.id ?? assert.fail(`There are no ${register}.`)
  const turnedOn = async (path: string) => (await good<Codes>(manager, 'PUT', path)).path

  async function pages(): Promise<string[]> {
    const of = async (register: string, path: string) =>
      turnedOn(`${register}/${await firstOf(register)}/${path}`)
    const contractors = await rowsOf('trade-contractors')
    for (const { id } of contractors) {
      const landing = await turnedOn(`trade-contractors/${id}/codes`)
      const code = landing.split('/').at(-1) ?? ''
      const { body } = await journeys.ask('GET', `/api/qr-code/contractors/${code}`)
      const due = (body.data as unknown as Opened).forms.find(({ place }) => !place.whole)
      if (due === undefined) continue
      const codes = await good<Codes>(manager, 'PUT', `trade-contractors/${id}/codes/forms`, {
        ...{ line: due.line, project: due.place.id, ends_on: '2099-12-31' },
      })
      const own = codes.forms.find((one) => one.code !== null)?.code?.path
      assert.ok(own)
      return [
        landing,
        `${landing}/form-field-submission/${due.line}?place=${due.place.id}`,
        own,
        await of('projects', 'certification'),
        await of('teams', 'certification'),
        await of('chemicals', 'code'),
        await of('safety-boards', 'code'),
      ]
    }
    return assert.fail('No contractor owes a form.')
  }

  test('open again without a connection, and say the same in French', async () => {
    const paths = await pages()
    const { page, expected } = await journeys.visitor({ ...phone, locale: 'fr-CA' })
    expected.push(...away)
    const main = page.getByRole('main')
    // The questions of a form are fetched after its head.
    const isWhole = (path: string) =>
      path.includes('form-field-submission')
        ? page.getByRole('button', { name: 'Soumettre' }).waitFor()
        : page.locator('h1').first().waitFor()
    const said: (string | null)[] = []
    for (const path of paths) {
      await page.goto(journeys.address + path)
      await isWhole(path)
      await assertClean({ page })
      said.push(await main.textContent())
      await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    }
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await line.cut()
    for (const [at, path] of paths.entries()) {
      await page.goto(journeys.address + path)
      await isWhole(path)
      await until(async () => (await main.textContent()) === said[at], { what: path })
    }
  })
})
