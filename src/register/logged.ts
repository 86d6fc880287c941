// Of a register the change log is told in the words of its definition. Of any other table a feature says what
// its rows are: `logged` in feature.server.ts.
import type { Grant } from '../access/grants.ts'
import type { Context } from '../access/server/gate.ts'
import type { Fields } from './define.ts'

export type LoggedTable = {
  table: string
  /** One row of it, in English. */
  one: string
  /** What of it is told; its other columns are ours. */
  fields: Fields
  /** What the log says besides: a column that it has no longer, what only an event tells. */
  alsoSaid?: Fields
  /** The field that names a row. */
  named?: string
  /** The field that points at the record which it is a part of: who may not read that is told nothing of the
   *  row. `subject`: a row says by its columns `subject` and `subject_id` of which register it is. */
  partOf?: string
  /** Where its rows have their names, for what fields may point at. */
  pointedAt?: string
  /** Who is told, where it is part of no record; everybody who may open the log where it is left out. */
  grant?: Grant
  /** Fields whose values are told to who may read what is confidential. */
  confidential?: readonly string[]
  /** A column that has the id of a file in some rows and another value in others. */
  fileIn?: {
    column: string
    /** Of these rows those where it is a file, and whether the caller may see it. */
    rows(context: Context, ids: readonly string[]): Promise<{ id: string; seen: boolean }[]>
  }
}
