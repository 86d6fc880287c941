// A form whose items fail in every way: alone, in a row of a matrix, in an item of a group.
import { check, question, shownWhen, text } from './sending.ts'

const deficiency = { severity: 'high' } as const
export const crane = [
  check('brakes', { label: 'Brakes', deficiency }),
  text('more', shownWhen('more', 'brakes', 'fail')),
  question('wheels', 'matrix', {
    label: 'Wheels',
    options: check('').options ?? [],
    rows: [{ id: 'left', label: 'Left' }],
    deficiency,
  }),
  question('parts', 'group', {
    label: 'Parts',
    fields: [check('hook', { label: 'Hook', deficiency })],
  }),
]
