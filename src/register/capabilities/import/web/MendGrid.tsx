import { Button, Switch } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { findField, type Register } from '../../../define.ts'
import type { LineVerdict } from '../contract.ts'
import { takeErrors } from './errors-file.ts'
import classes from './import.module.css'
import { MendCell } from './MendCell.tsx'
import type { Import } from './use-import.ts'

const atOnce = 50

type Props = {
  register: Register
  lines: readonly LineVerdict[]
  labelIn: (field: string) => string
  state: Import
}

/** The lines that are wrong, as a sheet: what is changed in a cell is judged at once. */
export function MendGrid({ register, lines, labelIn, state }: Props) {
  const { text, locale } = useLanguage()
  const [all, setAll] = useState(false)
  const [shown, setShown] = useState(atOnce)
  if (lines.length === 0) return null
  const { columns, mending, stale, busy } = state
  const wrong = new Set(
    lines.flatMap(({ line, errors }) => [
      ...Object.keys(errors),
      ...Object.keys(mending.lines[String(line)] ?? {}),
    ]),
  )
  const filled = (columns?.headings ?? []).flatMap((one) => columns?.mapping[one] ?? [])
  const names = filled.filter((name) => all || name === register.named || wrong.has(name))
  // Those further down are not sent whole.
  const whole = lines.filter(({ cells }) => names.every((name) => cells[name] !== undefined))
  const some = whole.slice(0, shown)
  const wordsOf = ({ line, cells }: LineVerdict, name: string) =>
    (stale ? mending.lines[String(line)]?.[name] : undefined) ?? cells[name] ?? ''
  return (
    <section className="stack gap-3" aria-labelledby="import-grid">
      <h2 className="m-0 title-3" id="import-grid">
        {text('import_grid')}
      </h2>
      <p className="hint m-0">{text('import_grid_lead')}</p>
      <div className="row gap-x-4 gap-y-3">
        <Switch
          label={text('import_grid_all')}
          checked={all}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => takeErrors(register.name, text, lines, labelIn)}
        >
          {text('import_errors_file')}
        </Button>
        {(Object.keys(mending.lines).length > 0 || mending.values.length > 0) && (
          <Button variant="subtle" size="sm" onClick={state.mendNothing}>
            {text('import_mended_undo')}
          </Button>
        )}
        {stale && busy === undefined && (
          <Button size="sm" onClick={state.checkAgain}>
            {text('import_check_again')}
          </Button>
        )}
        <span role="status" className="hint m-0">
          {stale && busy === 'checking' && text('import_grid_checking')}
        </span>
      </div>
      <div className="box overflow-x-auto">
        <table className={`${classes.grid} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{text('import_line')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {labelIn(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {some.map((one) => (
              <tr key={one.line}>
                <th scope="row" data-label={text('import_line')}>
                  <span className={classes.number}>{one.line}</span>
                  {one.verdict !== 'error' && <Tag tone="good">{text('import_grid_right')}</Tag>}
                  {Object.entries(one.errors).map(
                    ([name, told]) =>
                      !names.includes(name) && (
                        <p key={name} className="m-0 text-danger">
                          {[labelIn(name), told.join(' ')].filter(Boolean).join(': ')}
                        </p>
                      ),
                  )}
                </th>
                {names.map((name) => {
                  const field = findField(register, name)
                  if (field === undefined) return <td key={name}>{one.cells[name]}</td>
                  return (
                    <td key={name} data-label={labelIn(name)}>
                      <MendCell
                        register={register}
                        name={name}
                        field={field}
                        label={text('import_grid_cell', { field: labelIn(name), line: one.line })}
                        value={wordsOf(one, name)}
                        errors={one.errors[name] ?? []}
                        near={one.near[name] ?? []}
                        onMend={(words) => state.mendCell(one.line, name, words)}
                        onUse={({ said, near }) => state.replace([{ field: name, said, by: near }])}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {whole.length > some.length && (
        <Button variant="default" onClick={() => setShown((now) => now + atOnce)}>
          {text('import_more', {
            count: numberIn(locale, Math.min(atOnce, whole.length - some.length)),
          })}
        </Button>
      )}
      {lines.length > whole.length && (
        <p className="hint m-0">
          {text('import_grid_rest', { count: numberIn(locale, whole.length) })}
        </p>
      )}
    </section>
  )
}
