// A to-do that nobody writes: it follows from something else, which it leads to.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

export type Follows = {
  title: string
  notes: string
  assignee: string | null
  due_on: string
  /** Where it leads: while one that leads there waits, no second is added. */
  link: string
}

/** Answers whether it was added. */
export async function addToDo(db: Db, follows: Follows): Promise<boolean> {
  const { title, notes, assignee, due_on, link } = follows
  const added = await db.maybe(sql`
    insert into to_dos (company_id, title, notes, assignee, due_on, repeats, link)
    select current_company(), ${title}, ${notes}, ${assignee}::uuid, ${due_on}::date, 'never', ${link}
    where not exists (select from to_dos t where t.company_id = current_company()
      and t.link = ${link} and t.completed_at is null and t.archived_at is null)
    returning id`)
  return added !== undefined
}

/** Those that lead there are done: what they were for is no longer asked, and they say why. */
export const closeToDos = (db: Db, link: string, why: string) =>
  db.run(sql`
    update to_dos set completed_at = now(), notes = concat_ws(E'\n', nullif(notes, ''), ${why}::text)
    where company_id = current_company() and link = ${link} and completed_at is null
      and archived_at is null`)
