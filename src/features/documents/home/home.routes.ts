import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { isDocumentSeen } from '../custom/is-type-seen.ts'
import { writes } from '../kinds/document-kind.server.ts'
import { pathOfDocument } from '../kinds/path-of-document.ts'
import * as calls from './home.contract.ts'
import { reviewsDue, signedShares } from './home.store.ts'

export const homeCalls = [
  bind(calls.readSignedShare, async (context) => {
    // Of the company's own types, those that the caller sees.
    const seen = writes(context)
      ? sql`true`
      : sql`not exists (select from custom_resources t where t.company_id = d.company_id
          and t.id = d.id and not ${isDocumentSeen(context)})`
    const rows = await signedShares(context.db, seen)
    const [first] = rows
    return {
      data: {
        asked: first?.all_asked ?? 0,
        signed: first?.all_signed ?? 0,
        overdue: first?.all_overdue ?? 0,
        documents: rows.map(({ id, title, asked, signed, overdue }) => ({
          ...{ id, title, asked, signed, overdue },
        })),
      },
    }
  }),

  bind(calls.readReviewsDue, async ({ db }) => {
    const rows = await reviewsDue(db)
    return {
      data: {
        total: rows[0]?.total ?? 0,
        documents: rows.map(({ register, within, id, title, due_on, late, owner }) => ({
          ...{ id, title, due_on, late, owner },
          path: pathOfDocument(register, id, within),
        })),
      },
    }
  }),
]
