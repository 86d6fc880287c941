// What is asked about an incident beside its type or its reason: flat lists of items. A list may serve
// several types or reasons; it lies within the one that it was made for.
import { number } from '../../register/fields/number.ts'
import { references } from '../../register/fields/pointing.ts'
import { rows } from '../../register/fields/structured.ts'
import { text } from '../../register/fields/text.ts'

/** The fields of a list that lies within a row of `of`. */
export const fieldsOfList = (of: 'incident-types' | 'incident-reasons', shared: string) => ({
  name: text({ required: true, search: true, max: 120 }),
  also_in: references({ to: of, label: 'Also used by', hint: shared }),
  items: rows({
    label: 'Items',
    hint: 'Renaming an item keeps what was recorded. Removed items stay in old records.',
    max: 300,
    columns: { name: text({ required: true, max: 120 }) },
  }),
  offered: number({ computed: true, label: 'Number of items' }),
})
