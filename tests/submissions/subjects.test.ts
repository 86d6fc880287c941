// What a submission is about: what of it is stored and hashed, and where it leads.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { documentHash } from '../../src/features/submissions/server/document-hash.ts'
import { subjectNames } from '../../src/features/submissions/subjects/subjects.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { sending, text, user } from './sending.ts'

const content = {
  submission: '0190a1de-0000-7000-8000-000000000001',
  revision: 1,
  form_version: 'a'.repeat(64),
  answers: { brakes: 'pass', hours: 1204 },
  files: [{ id: '0190a1de-0000-7000-8000-000000000002', sha256: 'b'.repeat(64) }],
}
const before = {
  location: null,
  asset: '0190a1de-0000-7000-8000-000000000003',
  project: null,
  on_behalf_of: null,
  place: null,
  no_place: null,
}

test('a revision that was stored before the table of subjects keeps its hash', () => {
  assert.equal(
    documentHash({ ...content, about: before }),
    '4d29df5c679bd4f327fba690669c331cfde2dea89f181cdeb3bcf4742433dfa2',
  )
})

describe('what a submission is about', () => {
  const server = withServer()
  const { body, form, sent } = sending(server)
  const storedOf = async (id: string) =>
    (
      await server.database.database.transaction('owner', (db) =>
        db.many<{ about: Record<string, unknown>; hash: string; version: string }>(sql`
          select r.about, r.hash, v.hash as version from submission_revision r
          join form_version v on v.company_id = r.company_id and v.id = r.form_version
          where r.submission = ${id}`),
      )
    )[0]

  test('a later subject that is absent is no part of what is hashed', async () => {
    const of = await form([text('note')])
    const given = body(of, { note: 'x' })
    const { hash } = await sent(user, given)
    const stored = await storedOf(given.id)
    assert.deepEqual(stored?.about, { ...before, asset: null })
    // As a server computed it that knew of no other subject.
    const known = { submission: given.id, revision: 1, answers: { note: 'x' }, files: [] }
    assert.equal(
      documentHash({
        ...known,
        form_version: stored?.version ?? '',
        about: { ...before, asset: null },
      }),
      hash,
    )
    // The device that knows of all of them sends each.
    const said = Object.fromEntries(subjectNames.map((name) => [name, null]))
    const again = await sent(user, { ...given, about: said })
    assert.equal(again.hash, hash)
  })
})
