// What the lists of incident types and those of incident reasons have in common on the server.

import { sql } from '../../kit/db/sql.ts'
import { textsIn } from '../../kit/own.ts'
import type { Register } from '../../register/define.ts'
import { innerRowsOf } from '../../register/fields/structured.ts'
import { withTakenOut } from '../../register/server/archived-inner-rows.ts'
import type { RegisterExtension } from '../../register/server/extension.ts'

/** `home`: the field that says what a list was made for. */
export const listsOfItems = (register: Register, home: string): RegisterExtension => ({
  register,
  computed: {
    offered: sql`(select count(*) from jsonb_array_elements(t.items) i
      where i -> 'archived' is distinct from 'true')`,
  },
  async settle(_context, change) {
    const { after } = change
    return {
      items: withTakenOut(change, 'items'),
      also_in: textsIn(after.also_in).filter((id) => id !== after[home]),
    }
  },
  async check(_context, { after }) {
    const offered = innerRowsOf(after.items).filter(({ archived }) => archived !== true)
    const names = offered.map(({ name }) => String(name).trim().toLowerCase())
    const twice = offered.find((_, n) => names.indexOf(names[n] ?? '') < n)
    return twice === undefined ? undefined : { items: [`“${twice.name}” is there twice.`] }
  },
})
