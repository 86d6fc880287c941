import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Viewer } from '../../../register/server/extension.ts'

const isIn = ({ session }: Viewer, audience: Sql) => sql`exists (select from audience_member m
  where m.company_id = t.company_id and m.audience = ${audience} and m.person = ${session.accountId ?? null})`

/** Of the row `t`: whether its type is for the viewer. A type that names nobody is for all. */
export const isTypeSeen = (viewer: Viewer, type: Sql): Sql =>
  sql`(not exists (select from audience a where a.company_id = t.company_id and a.id = ${type})
    or ${isIn(viewer, type)})`

/** As above; who must sign the document `t` sees it too. */
export const isDocumentSeen = (viewer: Viewer): Sql =>
  sql`(${isTypeSeen(viewer, sql`t.type`)} or ${isIn(viewer, sql`t.id`)})`
