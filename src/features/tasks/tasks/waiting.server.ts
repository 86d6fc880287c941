// Tasks that are past their day and not done.

import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import { kindOfWaiting } from '../../../manifest/waiting.ts'
import { texts } from '../telling/texts.ts'

export const overdueTasks = kindOfWaiting({
  name: 'task-overdue',
  of: 'task-management',
  path: '/dashboard/task-management/record/{record}',
  words: inEach(texts, 'waiting-task'),
  find: (db, { today }) =>
    db
      .many(
        { record: 'string', what: 'string', since: 'string', by: 'strings', project: 'string?' },
        sql`
        select id as record, number || ' ' || title as what, due_on as since, assignees as by, project
        from task_management
        where company_id = current_company() and archived_at is null
          and status in ('open', 'in_progress', 'blocked') and due_on < ${today}
        order by due_on, id`,
      )
      .then((rows) => rows.map((row) => ({ ...row, team: null }))),
})
