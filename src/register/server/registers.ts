// The registry: what may point at what, and who points at a row.
import type { Context } from '../../access/server/gate.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import { localeOf } from '../../kit/http/server/language.ts'
import { type Register, stored } from '../define.ts'
import { kindOf } from '../fields/all.ts'
import type { ClosedReason } from '../fields/closed.ts'
import type { Field } from '../fields/field.ts'
import { targetOf } from '../fields/pointing.ts'
import type { RegisterExtension } from './extension.ts'

/** What pointing fields choose from. `r` is the row pointed at. */
export type Target = {
  table: string
  /** A file travels with what it is and how large, and becomes part of the record that names it. */
  kind: 'file' | 'row'
  /** The words that name the row, in the language of the person who reads them. */
  name: Sql
  /** What else a sheet may call it. */
  called?: readonly Sql[]
  /** What may still be chosen; what is chosen already stays. */
  open: Sql
  /** What is there, but may not be chosen, and why. */
  closed?: { rows: Sql; why: ClosedReason }
  parent?: string
}

export type FileDesk = {
  /** Makes a file part of a record; false where it is not the sender's to give. */
  attach(db: Db, id: string, record: { subject: string; id: string }): Promise<boolean>
}

/** `apart`: another table holds it. */
export type Pointer = { register: Register; field: string; many: boolean; apart: boolean }

/** Every stored field of the registers that points at rows of `name`. */
export const pointersTo = (registers: readonly Register[], name: string): Pointer[] =>
  registers.flatMap((register) =>
    stored(register)
      .filter(([, field]) => kindOf(field).points !== undefined && targetOf(field) === name)
      .map(([field, facts]) => ({
        register,
        field,
        many: kindOf(facts).points === 'many',
        apart: facts.apart === true,
      })),
  )

export type Registers = {
  extension(name: string): RegisterExtension
  /** Undefined where what is called so is no register: accounts, files. */
  find(name: string): RegisterExtension | undefined
  /** `context`: who reads or writes the names; without them, as the company calls the rows first of all. */
  target(field: Field, context?: Pick<Context, 'exchange'>): Target
  pointers(name: string): Pointer[]
  files: FileDesk
}

/** A name is read wherever it stands; chosen is the person whom one's scope shows. */
const seenStaff = sql`r.kind = 'staff' and exists (select from person whom
  where whom.company_id = r.company_id and whom.id = r.person)`

const elsewhere: Readonly<Record<string, Target>> = {
  accounts: {
    table: 'account',
    kind: 'row',
    name: sql`concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, ''))`,
    open: sql`r.deactivated_at is null and ${seenStaff}`,
    closed: { rows: sql`r.deactivated_at is not null and ${seenStaff}`, why: 'deactivated' },
  },
  // Everybody whom the company knows, with an account or without one.
  people: {
    table: 'person',
    kind: 'row',
    name: sql`r.name`,
    called: [sql`r.employee_no`, sql`r.email`],
    open: sql`r.archived_at is null`,
    closed: { rows: sql`r.archived_at is not null`, why: 'archived' },
  },
  files: { table: 'file', kind: 'file', name: sql`r.name`, open: sql`true` },
}

/** What the company calls a row in the language of the person who asks; what it calls it at all where it says nothing. */
function nameFor(register: Register | undefined, { exchange }: Pick<Context, 'exchange'>) {
  if (register?.namedIn === undefined) return undefined
  const name = register.namedIn[localeOf(exchange.header('accept-language'))]
  if (name === undefined) return undefined
  return sql`coalesce(nullif(r.${sql.id(name)}, ''), r.${sql.id(register.named)})`
}

export function createRegistry(all: readonly RegisterExtension[], files: FileDesk): Registers {
  const byName = new Map(all.map((extension) => [extension.register.name, extension]))
  const targets = new Map(
    all.map(({ register }): [string, Target] => [
      register.name,
      {
        table: register.table,
        kind: 'row',
        name: sql`r.${sql.id(register.named)}`,
        called: Object.values(register.namedIn ?? {}).map((name) => sql`r.${sql.id(name)}`),
        open: sql`r.archived_at is null`,
        closed: { rows: sql`r.archived_at is not null`, why: 'archived' },
        ...(register.parent !== undefined && { parent: register.parent }),
      },
    ]),
  )
  return {
    files,
    find: (name) => byName.get(name),
    extension(name) {
      const found = byName.get(name)
      if (found === undefined) throw new Error(`There is no register called ${name}.`)
      return found
    },
    target(field, context) {
      const name = targetOf(field)
      const there = elsewhere[name] ?? targets.get(name)
      if (there === undefined) throw new Error(`Nothing to point at is called ${name}.`)
      const words = context && nameFor(byName.get(name)?.register, context)
      const found = words === undefined ? there : { ...there, name: words }
      const chosen = byName.get(name)?.chosenBy?.(field)
      if (chosen === undefined) return found
      const { open, closed } = found
      return {
        ...found,
        open: sql`${open} and ${chosen}`,
        ...(closed && { closed: { ...closed, rows: sql`${closed.rows} and ${chosen}` } }),
      }
    },
    pointers: (name) =>
      pointersTo(
        all.map(({ register }) => register),
        name,
      ),
  }
}

/** A call of a register on its way: who asks, all registers, and the one that is asked for. */
export type RegisterRequest = {
  context: Context
  registers: Registers
  extension: RegisterExtension
}
