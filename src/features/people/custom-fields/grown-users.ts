// The register of users with the fields that a company added to it.
import { ownName, type Register } from '../../../register/define.ts'
import type { Field } from '../../../register/fields/field.ts'
import { users } from '../users/users.register.ts'
import { asField, type ListedField } from './custom-fields.ts'

/** As a list shows them, a confidential one behind dots; as a sheet fills them in, without the confidential ones; as
 *  a file has them, whole. */
export type GrownFor = 'list' | 'sheet' | 'file'

function fieldFor(use: GrownFor, custom: ListedField): Field {
  const field = { ...asField(custom), required: false }
  if (use === 'sheet') return { ...field, apart: true }
  const masked = custom.confidential && (use === 'list' || custom.kind === 'file')
  return { ...field, ...(masked && { kind: 'text' }), computed: true }
}

export function grownUsers(custom: readonly ListedField[], use: GrownFor): Register {
  const shown = custom.filter(
    ({ confidential, kind }) => use !== 'sheet' || (!confidential && kind !== 'file'),
  )
  const added = shown.map((one): [string, Field] => [ownName(one.id), fieldFor(use, one)])
  const listed = shown.filter(({ listed }) => listed).map(({ id }) => ownName(id))
  return {
    ...users,
    fields: { ...users.fields, ...Object.fromEntries(added) },
    // What a company added to its list is not what gives way first.
    list: [users.named, ...listed, ...users.list.filter((name) => name !== users.named)],
  }
}
