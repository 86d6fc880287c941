// A form was filled by somebody without the training that it asks for: its story says so, and their supervisor learns of it.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { inEach } from '../../../../kit/language/in-each.ts'
import { noticeKind } from '../../../../manifest/notice.ts'
import { notify } from '../../../notices/index.ts'
import { texts } from '../../content/texts.ts'

export const filledWithoutTraining = noticeKind({
  name: 'filled-without-training',
  facts: { by: 'text', form: 'text', number: 'text', courses: 'text' },
  path: '/dashboard/submissions/edit/{record}',
  mail: 'morning',
  words: inEach(texts, 'filled-without-training'),
})

type Filled = {
  id: string
  number: string
  context: { title: string }
  sender: { account: string | null; name: string }
  lacking: string
}

export async function tellLacking(
  db: Db,
  { id, number, context, sender, lacking }: Filled,
): Promise<void> {
  await db.run(sql`
    insert into submission_event (company_id, submission, kind, revision, reason, by)
    values (current_company(), ${id}, 'unproven', 1, ${lacking}, ${sender.account})`)
  const above = await db.maybe(
    { supervisor: 'string?' },
    sql`
    select supervisor from person where company_id = current_company() and id = ${sender.account}`,
  )
  if (above?.supervisor == null) return
  await notify(db, filledWithoutTraining, {
    to: [above.supervisor],
    record: id,
    event: id,
    facts: { by: sender.name, form: context.title, number, courses: lacking },
  })
}
