// What the search in the header finds. A feature states the kinds of records that it has: by which fields one is
// known, and what is said beneath its name. Who finds what is not its concern: the register says who may view its
// rows, and the database which.
import type { Sql } from '../kit/db/sql.ts'
import type { Register } from '../register/define.ts'
import type { RegisterRequest } from '../register/server/registers.ts'

export type SearchedKind = {
  register: Register
  /** The lower of two numbers comes first. */
  at: number
  /** Fields that hold a number, a serial, a tag: who types a whole one finds its record first. */
  numbers?: readonly string[]
  /** Fields whose words stand beneath the name. */
  about: readonly string[]
  /** The latest come first, where words fit as well. */
  latestFirst?: true
  /** The screen that lists them, where it is not called as the register is. */
  list?: string
  /** Where a register has more rows than can be looked through for words: `id`, `completed` and `rank` of those
   *  that fit, the best first, `most` at most; nothing where looking through them does for this caller. */
  find?(request: RegisterRequest, asked: { search: string; most: number }): Sql | undefined
}
