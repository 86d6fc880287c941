import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRecord } from '../../../../kit/own.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import { FactsCard } from '../../../../register/web/record/FactsCard.tsx'
import { users } from '../../users/users.register.ts'
import { asFields, type CustomValues, type StoredValue } from '../custom-fields.ts'
import type { ShownCustomValues } from '../custom-values.contract.ts'

type Props = {
  shown: ShownCustomValues
  save: (values: CustomValues) => Promise<unknown>
  renews: readonly QueryKey[]
  children?: ReactNode
}

const isPlain = (value: unknown): value is StoredValue => !isRecord(value)
const storedIn = (value: unknown): StoredValue =>
  isPlain(value) ? value : (pointedIn(value)?.id ?? null)

/** A company's own fields as a card of facts; those that the reader fills in are changed in a dialog. */
export function CustomFieldsCard({ shown, save, renews, children }: Props) {
  const text = useText()
  const { fields, values, editable } = shown
  const asked = fields.filter(({ id }) => editable.includes(id))
  async function send(given: Readonly<Record<string, unknown>>) {
    const entries = asked.map(({ id }): [string, StoredValue] => [id, storedIn(given[id])])
    await save(Object.fromEntries(entries))
  }
  return (
    <FactsCard
      title={text('custom_fields')}
      register={users}
      fields={asFields(fields)}
      asked={asFields(asked)}
      values={values}
      save={asked.length > 0 ? send : undefined}
      renews={renews}
    >
      {children}
    </FactsCard>
  )
}
