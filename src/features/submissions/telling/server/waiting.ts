// Signatures that people are asked for and have not given.

import { sql } from '../../../../kit/db/sql.ts'
import { inEach } from '../../../../kit/language/in-each.ts'
import { kindOfWaiting } from '../../../../manifest/waiting.ts'
import { texts } from '../../content/texts.ts'

export const missingSignatures = kindOfWaiting({
  name: 'signature-missing',
  of: 'submissions',
  path: '/dashboard/submissions/edit/{record}',
  words: inEach(texts, 'waiting-signature'),
  find: async (db, { today }) =>
    (
      await db.many(
        {
          record: 'string',
          which: 'string',
          what: 'string',
          since: 'string',
          account: 'string?',
          project: 'string?',
          team: 'string?',
        },
        sql`
        select s.id as record, p.id as which, s.number || ' ' || s.title as what, s.submitted_on as since,
          p.account, s.project, s.team
        from submissions s
        join signature_place p on p.company_id = s.company_id and p.submission = s.id
        where s.company_id = current_company() and s.archived_at is null
          and s.stage in ('unsigned', 'partly_signed') and s.submitted_on < ${today}
          and not exists (select from signature g where g.company_id = p.company_id and g.place = p.id
            and g.revision = s.revision and g.declined_reason is null)
        order by s.submitted_on, s.id, p.position`,
      )
    ).map(({ account, ...row }) => ({ ...row, by: account === null ? [] : [account] })),
})
