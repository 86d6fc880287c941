// What a person keeps of a list for themselves: its columns, and views by name; of a screen without a register, views
// alone. Nobody else sees it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

const register = z.string().regex(/^[a-z0-9-]{1,60}$/)
const columns = z.array(z.string().max(80)).min(1).max(100)
const name = z.string().trim().min(1).max(80)
/** What the list's address says after its question mark. */
const query = z.string().max(4000)

const keptView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  columns: columns.nullable(),
  is_default: z.boolean(),
})
export type SavedView = z.output<typeof keptView>

const path = '/api/dashboard/views/:register'
const ofRegister = z.object({ register })
const ofView = z.object({ register, id: z.uuid() })
const reply = z.object({ data: keptView })

export const readViews = route({
  method: 'GET',
  path,
  summary: 'The columns and views of a register’s list that the caller has saved.',
  grant: 'staff',
  private: true,
  params: ofRegister,
  reply: z.object({ data: z.object({ columns: columns.nullable(), views: z.array(keptView) }) }),
})

export const keepColumns = route({
  method: 'PUT',
  path: `${path}/columns`,
  summary: 'Keep which columns a list shows; null for those that it begins with.',
  grant: 'staff',
  params: ofRegister,
  body: z.object({ columns: columns.nullable() }),
})

export const keepView = route({
  method: 'POST',
  path,
  summary: 'Keep a view of a list under a name; the same name again replaces it.',
  grant: 'staff',
  params: ofRegister,
  body: z.object({ name, query, columns: columns.nullable() }),
  reply,
  status: 201,
})

export const changeView = route({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Rename a kept view, or make it the one that the list opens with.',
  grant: 'staff',
  params: ofView,
  body: z.object({ name: name.optional(), is_default: z.boolean().optional() }),
  reply,
})

export const forgetView = route({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Forget a kept view.',
  grant: 'staff',
  params: ofView,
})
