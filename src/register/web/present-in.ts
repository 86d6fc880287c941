// What the person works on, in the fields of a register that name it.
import type { PresentWork, WorkedOn } from '../../access/web/present-work.ts'
import { own } from '../../kit/own.ts'
import type { Field } from '../fields/field.ts'
import { targetOf } from '../fields/pointing.ts'

/** A register's rows are what one works on: chosen in the header under this name. */
const chosenAs = { projects: 'project', teams: 'team' } as const

/** The fields that name one such row, each with the row that was chosen. */
export const presentIn = (
  fields: readonly (readonly [string, Field])[],
  work: PresentWork,
): [string, WorkedOn][] =>
  fields.flatMap(([name, field]) => {
    const as = field.kind === 'reference' ? own(chosenAs, targetOf(field)) : undefined
    const chosen = as && work[as]
    return chosen === undefined ? [] : [[name, { id: chosen.id, name: chosen.name }]]
  })
