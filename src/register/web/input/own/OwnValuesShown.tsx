import { asField, type OwnFieldAsked } from '../../../fields/own-fields.ts'
import type { OwnValues } from '../../../fields/structured.ts'
import { FactValue } from '../../record/FactValue.tsx'
import { isBlank } from '../../record/is-blank.ts'
import classes from './own.module.css'

type Props = { fields: readonly OwnFieldAsked[]; values: OwnValues | null }

/** What a row answers to the fields of its type, each under its label. */
export function OwnValuesShown({ fields, values }: Props) {
  return (
    <dl className={classes.inputs}>
      {fields
        .map((asked) => ({ ...asked, field: asField(asked), value: values?.[asked.id] }))
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
