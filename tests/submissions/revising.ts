// A submission that is corrected and signed, for tests of the consequences.
import { restage } from '../../src/features/submissions/stages/server/stage.ts'
import { sql } from '../../src/kit/db/sql.ts'
import type { TestServer } from '../api/server.ts'
import {
  check,
  type FillableForm,
  type Receipt,
  sending,
  text,
  user,
  type Whole,
} from './sending.ts'

export function revising(server: TestServer) {
  const { ask, good, form, body, sent } = sending(server)
  const change = (
    of: FillableForm,
    answers: Record<string, unknown>,
    more: Record<string, unknown> = {},
  ) => {
    const { id: _, about: __, ...rest } = body(of, answers)
    return { ...rest, of: 1, reason: 'It was the other one', ...more }
  }
  const revise = (email: string, id: string, given: unknown) =>
    ask(email, 'POST', `submissions/${id}/revisions`, given)
  const revised = (email: string, id: string, given: unknown) =>
    good<Receipt>(email, 'POST', `submissions/${id}/revisions`, given)
  /** As the calls of signing write it. */
  const signAll = async ({ id, revision, hash, places }: Whole) => {
    for (const place of places)
      await server.database.database.transaction('owner', (db) =>
        db.run(sql`
        insert into signature (company_id, submission, place, revision, document_hash, role,
          signer_name, method, statement, statement_lang, signed_at)
        select company_id, ${id}, ${place.id}, ${revision}, ${hash}, ${place.role}, 'Somebody',
          'typed', 'I agree.', 'en', now() from submissions where id = ${id}`),
      )
    return server.database.database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id',
        (select company_id::text from submissions where id = ${id}), true)`)
      return restage(db, id)
    })
  }
  const asked = async (settings: Record<string, unknown> = {}, by = user) => {
    const made = await form([check('brakes'), text('note')], {
      signature_policy: 'submitter',
      ...settings,
    })
    const given = body(made, { brakes: 'pass', note: 'First' })
    await sent(by, given)
    return { made, id: given.id }
  }

  return { change, revise, revised, signAll, asked }
}
