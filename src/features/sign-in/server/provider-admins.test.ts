// Who runs the installation: named on the server, with a link that sets a password once; ended, and out at once.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { endProviderAdmin, nameProviderAdmin } from './provider-admins.store.ts'

const server = withServer()

describe('an admin of the provider', () => {
  const email = 'owner@installation.test'
  const publicUrl = 'https://safety.example.com'
  const owner = () => server.database.database
  const name = (called: string) =>
    owner().transaction('owner', (db) => nameProviderAdmin(db, { email, name: called, publicUrl }))
  const overview = (token: string) => server.ask('GET', '/api/admin/overview', { token })
  const signIn = async (password: string) => {
    const { status, body } = await server.ask('POST', '/login', { body: { email, password } })
    return { status, token: String(body.token) }
  }

  test('chooses a password by the link, opens the back office, and is out when it is taken away', async () => {
    const link = new URL(await name('Rosa Almeida'))
    assert.equal(link.origin + link.pathname, `${publicUrl}/reset-password/`)
    const body = {
      ...{ email, token: link.searchParams.get('token') },
      password: 'a long new password',
    }
    const reset = () => server.ask('POST', '/reset-password', { body })
    assert.equal((await reset()).status, 200)
    assert.notEqual((await reset()).status, 200)

    const { status, token } = await signIn('a long new password')
    assert.equal(status, 200)
    assert.equal((await overview(token)).status, 200)

    assert.equal(await owner().transaction('owner', (db) => endProviderAdmin(db, email)), true)
    assert.equal((await overview(token)).status, 401)
    assert.notEqual((await signIn('a long new password')).status, 200)
    assert.equal(await owner().transaction('owner', (db) => endProviderAdmin(db, email)), false)

    // Named again, the password is still theirs.
    await name('Rosa Almeida')
    assert.equal((await signIn('a long new password')).status, 200)
  })
})
