// What became of the demo's submissions, written at once for all of them.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Signer } from '../../revisions/server/signature-places.ts'
import { statementOf } from '../../signing/statements.ts'
import { fresh, stageOf } from '../../stages/server/stage.ts'
import { strokesOf } from '../answers.ts'
import { instantOf } from './moments.ts'
import type { DemoStep } from './steps.ts'

type Written = {
  id: string
  steps: readonly DemoStep[]
  places: readonly Signer[]
  /** Of each revision. */
  hashes: readonly string[]
  accountOf(name: string): string | null
}

/** By the rule that holds for everybody, from what has happened. */
export function stageAfter(steps: readonly DemoStep[], needed: number): string {
  const revision = steps.reduce((most, step) => Math.max(most, step.revision), 1)
  const of = (kind: DemoStep['kind']) => steps.filter((step) => step.kind === kind)
  const present = (kind: DemoStep['kind']) => of(kind).some((step) => step.revision === revision)
  return stageOf({
    ...fresh(needed),
    voided: of('voided').length > 0,
    returned: present('returned'),
    closed: of('closed').length > 0,
    approved: present('approved'),
    given: givenOf(steps, revision),
  })
}

const givenOf = (steps: readonly DemoStep[], revision: number) =>
  steps.filter((step) => step.kind === 'signed' && step.revision === revision).length

function eventsOf({ id, steps, accountOf }: Written) {
  return steps
    .filter(({ kind }) => kind !== 'revised')
    .map(({ kind, revision, reason = null, at, by }) => {
      const account = accountOf(by)
      const by_name = account === null ? by : null
      return { submission: id, kind, revision, reason, at: instantOf(at), by: account, by_name }
    })
}

function signaturesOf({ id, steps, places, hashes, accountOf }: Written) {
  return steps.flatMap(({ kind, place, revision, at, by }) => {
    const role = places[place ?? 0]?.role
    if (kind !== 'signed' || place === undefined || role === undefined) return []
    return [
      {
        submission: id,
        position: place + 1,
        revision,
        hash: hashes[revision - 1],
        role,
        signer: accountOf(by),
        name: by,
        strokes: strokesOf(by),
        statement: statementOf(role, 'en'),
        at: instantOf(at),
      },
    ]
  })
}

export async function writeSteps(db: Db, all: readonly Written[]): Promise<void> {
  await db.run(sql`
    insert into submission_event (company_id, submission, kind, revision, reason, at, by, by_name)
    select current_company(), e.submission, e.kind, e.revision, e.reason, e.at, e.by, e.by_name
    from jsonb_to_recordset(${JSON.stringify(all.flatMap(eventsOf))}::jsonb) e(submission uuid, kind text,
      revision integer, reason text, at timestamptz, by uuid, by_name text)`)
  await db.run(sql`
    insert into signature (company_id, submission, place, revision, document_hash, role, signer,
      signer_name, method, strokes, statement, statement_lang, signed_at, received_at)
    select current_company(), g.submission, p.id, g.revision, g.hash, g.role, g.signer, g.name, 'drawn',
      g.strokes, g.statement, 'en', g.at, g.at
    from jsonb_to_recordset(${JSON.stringify(all.flatMap(signaturesOf))}::jsonb) g(submission uuid,
      position integer, revision integer, hash text, role text, signer uuid, name text, strokes jsonb,
      statement text, at timestamptz)
    join signature_place p on p.company_id = current_company() and p.submission = g.submission
      and p.position = g.position`)
  const given = all.map(({ id, steps, hashes }) => ({ id, given: givenOf(steps, hashes.length) }))
  await db.run(sql`
    update submissions s set signatures_given = g.given
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) g(id uuid, given integer)
    where s.company_id = current_company() and s.id = g.id and g.given > 0`)
}
