// What the definition asks of each line by itself, and of the lines among themselves.
import { fieldErrors, plainly } from '../../../../kit/http/plain-issues.ts'
import { type Register, writable } from '../../../define.ts'
import { changed, created } from '../../../schemas.ts'
import { plainWords } from '../guess.ts'
import { blame, type RowDraft } from './draft.ts'

const schemasFor = (register: Register) => ({
  fresh: created(register),
  // A row that is there has its version already.
  there: changed(register).omit({ version: true }),
})
const schemas = new WeakMap<Register, ReturnType<typeof schemasFor>>()

function schemasOf(register: Register) {
  const known = schemas.get(register) ?? schemasFor(register)
  schemas.set(register, known)
  return known
}

/** Values become those that are stored; what has been found wrong before is not told twice. */
export function checkFields(register: Register, drafts: readonly RowDraft[]): void {
  const { fresh, there } = schemasOf(register)
  for (const draft of drafts) {
    const schema = draft.twin === undefined ? fresh : there
    const checked = schema.safeParse(draft.values, { error: plainly })
    if (checked.success) {
      draft.values = checked.data
      continue
    }
    const known = new Set(Object.keys(draft.errors))
    for (const [path, told] of Object.entries(fieldErrors(checked.error))) {
      // `choices.3` is about the field; which of its values is plain to see.
      const field = path.split('.')[0] ?? ''
      if (!known.has(field)) for (const message of told) blame(draft, field, message)
    }
  }
}

const keyOf = (value: unknown): string => plainWords(String(value)) || String(value)

/** Lines that say the same in all of these fields; the first of the fields must say something. */
function blameSame(
  drafts: readonly RowDraft[],
  names: readonly [string, ...string[]],
  sentence: (line: number) => string,
): void {
  const seen = new Map<string, number>()
  for (const draft of drafts) {
    const values = names.map((name) => draft.values[name] ?? '')
    if (values[0] === '') continue
    const key = JSON.stringify(values.map(keyOf))
    const first = seen.get(key)
    if (first === undefined) seen.set(key, draft.line)
    else blame(draft, names[0], sentence(first))
  }
}

/** What no two rows may share, and what tells rows apart, held against the other lines. */
export function checkTwins(register: Register, drafts: readonly RowDraft[]): void {
  for (const [name, field] of writable(register))
    if (field.unique === true) blameSame(drafts, [name], (line) => `Line ${line} already has this.`)
  const [first, ...more] = register.toldApartBy ?? []
  if (first !== undefined)
    blameSame(drafts, [first, ...more], (line) => `Line ${line} already says the same.`)
}
