import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import { texts } from '../telling/texts.ts'
import { toDos } from './to-dos.register.ts'

export const workOfToDos: KindOfWork = {
  name: 'to-do',
  words: inEach(texts, 'work-to-do-list'),
  async find({ db, session, can }, { most }) {
    const rows = await db.many(
      { id: 'string', title: 'string', due_on: 'string?' },
      sql`
      select id, title, due_on from to_dos
      where company_id = current_company() and assignee = ${session.accountId ?? null}
        and archived_at is null and completed_at is null
      order by due_on, title limit ${most}`,
    )
    return rows.map(({ id, title, due_on }) => ({
      id,
      title,
      about: [],
      due: due_on,
      path: `/dashboard/to-dos/record/${id}`,
      ...(can('to-dos.edit') && { completes: { register: toDos.name, id } }),
    }))
  },
}
