// A photo that is wanted of a fail must be sent with it, and goes on to the deficiency.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { opened } from '../../src/features/forms/builder/builder-state.ts'
import { wantPhoto } from '../../src/features/forms/builder/want-photo.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { check, manager, sending, text, user } from './sending.ts'

const promised = check('brakes', { deficiency: { severity: 'high', photo_required: true } })

describe('a photo of a fail', () => {
  const server = withServer()
  const { ask, good, form, body, submit, sent, file } = sending(server)

  test('is demanded with the fail, in words, and goes on to the deficiency', async () => {
    const asked = opened({ fields: [promised, text('note')], languages: ['en'] })
    const { fields } = wantPhoto(asked, 'brakes').definition
    const photo = fields[1]?.key ?? ''
    const made = await form(fields)
    await sent(user, body(made, { brakes: 'pass' }))

    const { status, body: refused } = await submit(user, body(made, { brakes: 'fail' }))
    assert.deepEqual([status, refused.code], [422, 'submission/answers'])
    assert.deepEqual(refused.errors, { [photo]: ['This is required.'] })

    const seen = await file(user, 'worn through')
    const answers = { brakes: 'fail', [photo]: [seen.id] }
    const receipt = await sent(user, body(made, answers, { files: [seen] }))
    const [raised] = receipt.deficiencies
    const photos = await server.database.database.transaction('owner', (db) =>
      db.many<{ sha256: string; subject: string }>(sql`
        select f.sha256, f.subject from deficiencies d
        join file f on f.company_id = d.company_id and f.id = any(d.photos_before)
        where d.id = ${raised?.id}`),
    )
    assert.deepEqual(photos, [{ sha256: seen.sha256, subject: 'deficiencies' }])
  })

  test('that nothing asks for stops the publishing, at its question', async () => {
    const category = await good(manager, 'POST', 'form-categories', { name: 'Promised' })
    const { id } = await good(manager, 'POST', 'forms', {
      title: 'Promised',
      category: category.id,
    })
    const definition = { fields: [promised], languages: ['en'] }
    const draft = await good<{ revision: number }>(manager, 'PUT', `forms/${id}/draft`, {
      revision: 0,
      definition,
    })
    const refused = await ask(manager, 'POST', `forms/${id}/publish`, { revision: draft.revision })
    assert.deepEqual([refused.status, refused.body.code], [422, 'form/faulty'])
    const problems = refused.body.problems as { code: string; field: string }[]
    assert.deepEqual(
      problems.map(({ code, field }) => [code, field]),
      [['no-photo', 'brakes']],
    )
  })

  test('is there to be looked at in the demo, wherever one was demanded', async () => {
    const [photo] = await server.database.database.transaction('owner', (db) =>
      db.many<{ id: string; bytes: number }>(sql`
        select f.id, f.bytes from deficiencies d
        join file f on f.company_id = d.company_id and f.id = d.photos_before[1]
        where d.source = 'submission' and f.mime = 'image/jpeg' limit 1`),
    )
    const read = await fetch(`${server.address}/api/files/${photo?.id}`, {
      headers: { authorization: `Bearer ${await server.token(manager)}` },
    })
    assert.equal(read.status, 200)
    assert.equal((await read.arrayBuffer()).byteLength, photo?.bytes)
  })
})
