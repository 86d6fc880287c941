import type { RegisterRow } from '../../../../register/define.ts'
import { FactValue } from '../../../../register/web/record/FactValue.tsx'
import { isBlank } from '../../../../register/web/record/is-blank.ts'
import type { inventory } from '../inventory.register.ts'
import classes from './assets.module.css'
import { asField } from './OwnValuesInput.tsx'
import { useType } from './use-type.ts'

/** What an asset answers to the fields of its type, each under its label. */
export function OwnValuesShown({ row }: { row: RegisterRow<typeof inventory> }) {
  const fields = useType(row.asset_type)?.fields ?? []
  const values = row.own_values ?? {}
  return (
    <dl className={classes.inputs}>
      {fields
        .map((asked) => ({ ...asked, field: asField(asked), value: values[asked.id] }))
        .filter(({ field, value }) => !isBlank(field, value))
        .map(({ id, label, field, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <FactValue field={field} label={label} value={value} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
