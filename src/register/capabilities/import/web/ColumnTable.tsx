import { Button, NativeSelect } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { labelOf, type Register } from '../../../define.ts'
import { importable } from '../importable.ts'
import classes from './import.module.css'
import type { Import } from './use-import.ts'

type Props = { register: Register; within: string | undefined; state: Import }

/** Which column fills which field; each can be given another. */
export function ColumnTable({ register, within, state }: Props) {
  const { text, say } = useLanguage()
  const { columns, checked, busy } = state
  if (columns === undefined) return null
  const fields = importable(register).map(([name, field]) => ({
    value: name,
    label: say(labelOf(name, field)),
    needed:
      field.required === true &&
      field.when === undefined &&
      !('default' in field) &&
      !(name === register.within && within !== undefined),
  }))
  const filled = new Set(Object.values(columns.mapping))
  const missing = fields.filter(({ value, needed }) => needed && !filled.has(value))
  const options = [
    { value: '', label: text('import_no_field') },
    ...fields.map(({ value, label, needed }) => ({ value, label: needed ? `${label} *` : label })),
  ]
  return (
    <section className="stack gap-3" aria-labelledby="import-columns">
      <h2 className="m-0 title-3" id="import-columns">
        {text('import_columns')}
      </h2>
      <p className="hint m-0">{text('import_columns_lead')}</p>
      {missing.length > 0 && (
        <Notice tone="danger">
          {text('import_missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </Notice>
      )}
      <div className="box overflow-x-auto">
        <table className={`${classes.columns} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{text('import_heading')}</th>
              <th scope="col">{text('import_examples')}</th>
              <th scope="col">{text('import_field')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.headings.map((heading) => (
              <tr key={heading} data-unused={columns.mapping[heading] === null || undefined}>
                <th scope="row">{heading}</th>
                <td className="hint">{(columns.examples[heading] ?? []).join(' · ')}</td>
                <td>
                  <NativeSelect
                    aria-label={text('import_field_for', { heading })}
                    data={options}
                    value={columns.mapping[heading] ?? ''}
                    disabled={busy !== undefined}
                    onChange={(event) => state.assign(heading, event.currentTarget.value || null)}
                  />
                  {columns.guessed.includes(heading) && (
                    <Tag tone="notice">{text('import_guessed')}</Tag>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {checked === undefined && busy === undefined && (
        <div className="row gap-x-4 gap-y-3">
          <Button onClick={state.checkAgain}>{text('import_check_again')}</Button>
          <span className="hint m-0">{text('import_columns_changed')}</span>
        </div>
      )}
    </section>
  )
}
