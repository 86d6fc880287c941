import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from './server.ts'

describe('what is refused', () => {
  const server = withServer()
  const told = async (path: string, body: unknown, language: string) =>
    (await server.ask('POST', path, { body, headers: { 'accept-language': language } })).body

  const refusals: [language: string, error: string][] = [
    ['', 'The e-mail address or the password is wrong.'],
    ['de-AT, it', 'The e-mail address or the password is wrong.'],
    ['en-CA,fr;q=0.8', 'The e-mail address or the password is wrong.'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'L’adresse de courriel ou le mot de passe est erroné.'],
    ['de, es;q=0.7', 'La dirección de correo o la contraseña no es correcta.'],
  ]
  for (const [language, error] of refusals)
    test(`is told to who reads "${language}"`, async () => {
      const body = { email: 'nobody@northgate.test', password: 'wrong' }
      await server.database.database.transaction('owner', (db) => db.run(sql`delete from attempt`))
      const answer = await told('/login', body, language)
      assert.deepEqual([answer.code, answer.error], ['sign-in/refused', error])
    })

  test('stands beside its field in the same language, numbers and all', async () => {
    const body = { email: 'nowhere', token: 'x', password: 'short' }
    const { error, errors } = await told('/reset-password', body, 'fr')
    assert.deepEqual(
      [error, errors],
      [
        'Veuillez corriger les champs signalés.',
        {
          email: ['Veuillez entrer une adresse de courriel.'],
          password: [
            'Veuillez utiliser au moins 12 caractères. Une courte phrase se retient facilement.',
          ],
        },
      ],
    )
  })

  test('is in plain words where the call has none of its own', async () => {
    const { errors } = await told('/reset-password', { token: 'x'.repeat(101) }, 'en')
    assert.deepEqual(errors, {
      email: ['This is required.'],
      token: ['Please use at most 100 characters.'],
      password: ['This is required.'],
    })
  })

  test('for haste names the wait', async () => {
    await server.database.database.transaction('owner', (db) => db.run(sql`delete from attempt`))
    const body = { email: 'user@northgate.test', password: 'wrong' }
    for (let n = 0; n < 5; n += 1) await told('/login', body, 'en')
    const words = {
      en: /^Too many attempts\. You can try again in (\d+) s\.$/,
      fr: /^Trop de tentatives\. Vous pourrez réessayer dans (\d+) s\.$/,
      es: /^Demasiados intentos\. Podrá volver a intentarlo en (\d+) s\.$/,
    }
    for (const [language, pattern] of Object.entries(words)) {
      const { error, retry_after: wait } = await told('/login', body, language)
      assert.equal(pattern.exec(String(error))?.[1], String(wait))
    }
  })
})
