// What a register's `x.server.ts` may add to what its definition already gives it.
import type { Session } from '../../access/context.ts'
import type { Context } from '../../access/server/gate.ts'
import type { Sql } from '../../kit/db/sql.ts'
import type { Cipher } from '../../kit/encryption/server/cipher.ts'
import type { FieldErrors } from '../../kit/problems.ts'
import type { AnyRow, ColumnsOf, ReadOnlyOf, Register } from '../define.ts'
import type { Field } from '../fields/field.ts'

/** A row as its table holds it: what points elsewhere is an id. */
export type Stored<R extends Register = Register> = ColumnsOf<R> & {
  id: string
  version: number
  archived_at: string | null
  completed_at: string | null
}

/** A write on its way: the row as it was, and the values as they will be. */
export type Write<R extends Register = Register> = {
  before: Stored<R> | undefined
  /** What the server alone sets is not there in a new row until it is settled. */
  after: Omit<ColumnsOf<R>, ReadOnlyOf<R>> &
    Partial<Pick<ColumnsOf<R>, ReadOnlyOf<R> & keyof ColumnsOf<R>>> & { readonly id: string }
}

export type LifeStep = 'archive' | 'restore' | 'remove' | 'complete' | 'reopen'

/** Who looks, as far as it says which rows they see. */
export type Viewer = Pick<Context, 'can'> & { session: Pick<Session, 'accountId' | 'roleId'> }

/** Who asks for a register as their company made it: for a list, for a sheet that is imported, or for a file that
 *  leaves, which alone has what is confidential. */
export type Growing = { context: Context } & (
  | { use: 'list' | 'sheet' }
  | { use: 'file'; cipher(): Promise<Cipher> }
)

export type RegisterExtension<R extends Register = Register> = {
  register: R
  /** With the fields that the company of the request has added. */
  grown?(asked: Growing): Promise<RegisterExtension>
  /** Whether the caller reads a file of a row of which they may see nothing else. */
  showsFile?(context: Context, id: string, file: string): Promise<boolean>
  /** Rows of a file with what only its reader may see. */
  opened?(rows: readonly AnyRow[], names: readonly string[]): Promise<readonly AnyRow[]>
  /** How each field without a column here is found, of the row `t`. */
  computed?: Readonly<Record<string, Sql>>
  /** What a computed field is ordered by, of the row `t`, where an index has the same order. */
  ordered?: Readonly<Record<string, Sql>>
  /** The tree that a list answers which is asked for no page: id, name, code and parent. */
  tree?: Sql
  /** What of a field the caller is shown in place of its column, or of how it is found, of the row `t`. */
  shown?(context: Context): Readonly<Record<string, Sql>>
  /** Columns whose past the caller is not told. */
  untold?(context: Context): readonly string[]
  /** The table whose row of the same id has columns that are called as the fields that lie apart: its changes
   *  of these are part of the row's past. */
  apartIn?: string
  /** Each table on which its totals depend for who sees an entity leaves marks (`mark_changes('totals', …)`). */
  totalsMarked?: true
  /** A policy of the database hides some of its rows from who may not read what is confidential. */
  keepsConfidence?: true
  /** Which rows somebody may see, of the row `t`; all of the company's where it says nothing. */
  scope?(viewer: Viewer): Sql | undefined
  /** Which rows a search finds beside those whose own words fit, of the row `t`. */
  finds?(search: string): Sql
  /** Which of its rows a field may choose, of the row `r`: all that are active where it says nothing. */
  chosenBy?(field: Field): Sql | undefined
  /** Rules that a definition cannot state: what is wrong with which field; '' is the whole. */
  check?(context: Context, change: Write<R>): Promise<FieldErrors | undefined>
  /** Values that the server sets itself, before the rules are asked. */
  settle?(context: Context, change: Write<R>): Promise<Readonly<Record<string, unknown>>>
  /** What a write causes elsewhere, in its transaction. */
  written?(context: Context, change: Write<R>): Promise<void>
  /** Rows of an import are about to be removed again: what their making caused and no key takes along. */
  takenBack?(context: Context, ids: readonly string[]): Promise<void>
  /** Why a row may not be archived, restored, deleted or completed now. */
  refuses?: Partial<
    Record<LifeStep, (context: Context, row: Stored) => Promise<string | undefined>>
  >
  /** What follows when a row has been archived, restored, completed or opened again. */
  became?: Partial<Record<LifeStep, (context: Context, row: Stored) => Promise<void>>>
}
