import { readerOf } from '../../../access/seeing.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { fieldErrors } from '../../../kit/http/plain-issues.ts'
import { Problem } from '../../../kit/problems.ts'
import { same } from '../../../kit/same.ts'
import { writtenValues } from '../../../register/schemas.ts'
import { noteRead, personNow } from '../confidential/confidential.store.ts'
import { asFields, type CustomField, type CustomValues, storedValue } from './custom-fields.ts'
import {
  readCustomValues,
  readListedFields,
  readOwnCustomValues,
  type ShownCustomValues,
  writeCustomValues,
  writeOwnCustomValues,
} from './custom-values.contract.ts'
import {
  fieldsNow,
  lockPerson,
  valueOfFile,
  valuesOf,
  withFiles,
  writeValue,
} from './custom-values.store.ts'

type Seen = { person: string; fields: readonly CustomField[]; editable: readonly CustomField[] }

/** As somebody who may see people: confidential fields need their right. */
async function seenOf({ db, can }: Context, person: string, archived: boolean): Promise<Seen> {
  const fields = (await fieldsNow(db)).filter(
    ({ confidential }) => !confidential || can('confidential.view'),
  )
  return { person, fields, editable: can('users.edit') && !archived ? fields : [] }
}

/** As the person: what the company shows them, and what they fill in themselves. */
async function ownOf({ db, session }: Context): Promise<Seen> {
  const fields = (await fieldsNow(db)).filter(({ visible }) => visible)
  return {
    person: session.accountId ?? '',
    fields,
    editable: fields.filter(({ editable }) => editable),
  }
}

async function shown(
  { db, session }: Context,
  cipher: Cipher,
  { person, fields, editable }: Seen,
): Promise<{ data: ShownCustomValues }> {
  const { values, version } = await valuesOf(db, cipher, person, fields)
  const reader = readerOf(session)
  const reads = fields.some(({ confidential }) => confidential) && reader !== person
  if (reads && reader !== undefined) await noteRead(db, person, reader)
  return {
    data: {
      fields: fields.map(({ id, label, kind, options, required, confidential }) => ({
        ...{ id, label, kind, options, required, confidential },
      })),
      values: await withFiles(db, fields, values),
      version,
      editable: editable.map(({ id }) => id),
    },
  }
}

type Body = { version: number; values: CustomValues }

async function write(
  { db }: Context,
  cipher: Cipher,
  { person, fields, editable }: Seen,
  body: Body,
): Promise<void> {
  const before = await valuesOf(db, cipher, person, fields)
  if (before.version !== body.version) throw new Problem('row/stale')
  const given = (id: string) => storedValue(body.values[id] ?? null)
  const changed = editable.filter(
    ({ id }) => Object.hasOwn(body.values, id) && !same(given(id), before.values[id]),
  )
  const asked = changed.map(({ id }) => [id, given(id)])
  const checked = writtenValues(asFields(changed)).safeParse(Object.fromEntries(asked))
  if (!checked.success) {
    const errors = Object.entries(fieldErrors(checked.error))
    throw new Problem('input/invalid', {
      errors: Object.fromEntries(errors.map(([id, wrong]) => [`values.${id}`, wrong])),
    })
  }
  for (const field of changed) {
    const { id } = field
    const value = { person, field, id: before.ids.get(id), value: given(id) }
    if (!(await writeValue(db, cipher, value)))
      throw new Problem('input/invalid', {
        errors: {
          [`values.${id}`]: [
            'This file was uploaded by someone else or belongs to another record.',
          ],
        },
      })
  }
}

/** Whether a file of a value is shown: to the person whose it is, and to who may see what stands in the field. */
export async function isFileShown({ db, session, can }: Context, id: string): Promise<boolean> {
  const value = await valueOfFile(db, id)
  if (value === undefined) return false
  if (value.visible && value.person === session.accountId && session.seenBy === undefined)
    return true
  return can('users.view') && (!value.confidential || can('confidential.view'))
}

export const customValueCalls = (keys: Keys) => [
  bind(readListedFields, async ({ db, can }) => ({
    data: (await fieldsNow(db)).filter(
      ({ confidential }) => !confidential || can('confidential.view'),
    ),
  })),

  bind(readCustomValues, async (context, { params: { id } }) => {
    const person = await personNow(context.db, id)
    if (person === undefined) throw new Problem('row/missing')
    const seen = await seenOf(context, id, person.archived)
    return shown(context, await keys.open(context.db), seen)
  }),

  bind(writeCustomValues, async (context, { params: { id }, body }) => {
    const person = await lockPerson(context.db, id)
    if (person === undefined) throw new Problem('row/missing')
    if (person.archived) throw new Problem('row/archived')
    const seen = await seenOf(context, id, person.archived)
    const cipher = await keys.open(context.db)
    await write(context, cipher, seen, body)
    return shown(context, cipher, seen)
  }),

  bind(readOwnCustomValues, async (context) =>
    shown(context, await keys.open(context.db), await ownOf(context)),
  ),

  bind(writeOwnCustomValues, async (context, { body }) => {
    const seen = await ownOf(context)
    await lockPerson(context.db, seen.person)
    const cipher = await keys.open(context.db)
    await write(context, cipher, seen, body)
    return shown(context, cipher, seen)
  }),
]
