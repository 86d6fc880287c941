import { sql } from '../../../kit/db/sql.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import { toDos } from './to-dos.register.ts'

export const workOfToDos: KindOfWork = {
  name: 'to-do',
  words: {
    en: { kind: 'To-do', act: 'Open' },
    fr: { kind: 'À faire', act: 'Ouvrir' },
    es: { kind: 'Pendiente', act: 'Abrir' },
  },
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
