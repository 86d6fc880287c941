import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sourceFaults } from '../../../../tests/sources.ts'
import { manager, user } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import { locales } from '../../../kit/locales.ts'
import type { Worded } from '../../../manifest/shelf.ts'
import { created } from '../../../register/schemas.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import { documentLibrary } from './shelve.ts'

const server = withServer()
const ask = async (email: string, method: string, path: string, body?: unknown) =>
  server.ask(method, `/api/dashboard/${path}`, { token: await server.token(email), body })

type Brought = {
  made: { id: string; title: string }[]
  skipped: { id: string; why: string }[]
}
async function bring(type: string, language: string, ...ids: string[]): Promise<Brought> {
  const { status, body } = await ask(manager, 'POST', `resources/library/${type}`, {
    language,
    ids,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body.data as Brought
}

describe('the texts of the library', () => {
  for (const register of documentKinds)
    test(`${register.name}: each fits the register and is whole in its languages`, () => {
      const all = documentLibrary[register.name] ?? []
      assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
      const category = '01890000-0000-7000-8000-000000000000'
      for (const one of all) {
        const { length } = one.title
        const words = [one.category, one.legislation, one.text, one.declaration]
        const more = [...(one.steps ?? []), one.protection, one.emergency]
        for (const each of [...words, ...more])
          if (each !== undefined) assert.equal(each.length, length, one.id)
        for (const step of (one.steps ?? []).flatMap((each: Worded) => [...each]))
          assert.equal(step?.split(' | ').length, 3, step)
        assert.equal(length, register.name === 'orientation' ? 3 : 2, one.id)
        assert.match(one.reviewed_on, /^2026-\d\d-\d\d$/)
        assert.deepEqual(sourceFaults(one.legislation), [], one.id)
        for (const language of locales.slice(0, length)) {
          const fields = one.fields(language)
          assert.ok(fields?.legislation, one.id)
          created(register).parse({ ...fields, category })
        }
      }
    })

  test('there are at least 30 procedures and 12 policies, in English and French', () => {
    for (const [kind, least] of [
      ['swps', 30],
      ['policies', 12],
    ] as const) {
      const titles = (documentLibrary[kind] ?? []).map(({ title }) => title)
      assert.ok(titles.length >= least, `${kind}: ${titles.length}`)
      // A title that is there twice is skipped when it is brought in.
      for (const language of locales.slice(0, 2)) {
        const place = locales.indexOf(language)
        assert.equal(new Set(titles.map((title) => title[place])).size, titles.length, language)
      }
    }
  })

  test('a source that nobody has looked up is refused, and so is one language that names another', () => {
    const act = 'Occupational Health and Safety Act (Ontario)'
    const law = 'Loi sur la santé et la sécurité au travail (Ontario)'
    const ending = ['Check the current text.', 'Vérifiez le texte actuel.'] as const
    const say = (en: string, fr: string) => [`${en}. ${ending[0]}`, `${fr}. ${ending[1]}`]
    assert.deepEqual(sourceFaults(say(`${act}, s. 9`, `${law}, art. 9`)), [])
    assert.deepEqual(sourceFaults(['House practice', 'Pratique de la maison']), [])
    for (const [en, fr] of [
      say('O. Reg. 999/99 (Ontario)', 'Règl. de l’Ont. 999/99'),
      say(`${act}, s. 43`, `${law}, art. 43`),
      say(`${act} and CSA Z259`, `${law} et CSA Z259`),
      say('CSA B3350', 'CSA B3350'),
      say('CSA B335', 'CSA B354'),
      [act, law],
      ['House practice, 3 m', 'Pratique de la maison, 3 m'],
    ])
      assert.notDeepEqual(sourceFaults([en ?? '', fr ?? '']), [], en)
  })
})

describe('documents from the library', () => {
  test('become drafts in a category that is made, with history; a second time they are skipped', async () => {
    const { made, skipped } = await bring('swps', 'en', 'lockout', 'step-ladder')
    assert.deepEqual([made.length, skipped.length], [2, 0])
    const { body } = await ask(
      manager,
      'GET',
      `swps/${made.find(({ title }) => title === 'Locking out energy')?.id}`,
    )
    const row = body.data as { title: string; state: string; category: { name: string } }
    assert.deepEqual([row.title, row.state], ['Locking out energy', 'draft'])
    assert.equal(row.category.name, 'Tools and equipment')

    const again = await bring('swps', 'fr', 'lockout')
    assert.deepEqual(again.made, [])
    assert.equal(again.skipped[0]?.why, 'there')
    const listed = await ask(manager, 'GET', 'resources/library/swps')
    const there = (listed.body.data as unknown as { id: string; there: boolean }[])
      .filter((one) => one.there)
      .map(({ id }) => id)
    assert.deepEqual(there.sort(), ['lockout', 'step-ladder'])
  })

  test('are in the language that was asked for; what is not written in it is skipped', async () => {
    const { made } = await bring('policies', 'fr', 'first-aid')
    assert.equal(made[0]?.title, 'Premiers soins')
    const { skipped } = await bring('policies', 'es', 'protective-equipment')
    assert.equal(skipped[0]?.why, 'language')
    const visit = await bring('orientation', 'es', 'visitor')
    assert.equal(visit.made[0]?.title, 'Visitar la obra')
  })

  test('are for people who write documents; a text that is none is not there', async () => {
    const swps = await ask(user, 'GET', 'resources/library/swps')
    assert.equal(swps.status, 403)
    const body = { language: 'en', ids: ['no-such-text'] }
    assert.equal((await ask(manager, 'POST', 'resources/library/swps', body)).status, 404)
  })

  test('a category is made only by people who may: otherwise nothing is brought in', async () => {
    const refuse = (grants: string[]) =>
      server.database.database.transaction('owner', (db) =>
        db.run(
          sql`update account set denied_grants = ${grants}, version = version + 1 where role_id = 1`,
        ),
      )
    await refuse(['resource-categories.create'])
    const body = { language: 'en', ids: ['hot-work'] }
    const { status, body: answer } = await ask(manager, 'POST', 'resources/library/swps', body)
    await refuse([])
    assert.deepEqual([status, answer.code, answer.name], [409, 'document/category', 'Fire'])
  })
})
