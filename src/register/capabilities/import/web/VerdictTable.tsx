import { Button, Switch } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { hand } from '../../../../kit/http/download.web.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { csvLine } from '../../../../kit/spreadsheet/csv.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { labelOf, type Register } from '../../../define.ts'
import { ChangedFields } from '../../../web/history/ChangedFields.tsx'
import type { ImportVerdict, LineVerdict } from '../contract.ts'
import classes from './import.module.css'

const atOnce = 100
const tones = { create: 'good', update: 'notice', skip: 'calm', same: 'calm' } as const

type Props = {
  register: Register
  lines: readonly LineVerdict[]
  /** Once every line is judged. */
  totals: ImportVerdict['totals'] | undefined
}

/** What becomes of each line, those that must be corrected first. */
export function VerdictTable({ register, lines: all, totals }: Props) {
  const { text, say, locale } = useLanguage()
  const [onlyErrors, setOnlyErrors] = useState(false)
  const [shown, setShown] = useState(atOnce)
  const lines = useMemo(() => {
    const faulty = all.filter(({ verdict }) => verdict === 'error')
    if (onlyErrors) return faulty
    return [...faulty, ...all.filter(({ verdict }) => verdict !== 'error')]
  }, [all, onlyErrors])
  const number = (value: number) => numberIn(locale, value)
  const labelIn = (name: string) => {
    const field = register.fields[name]
    return field === undefined ? '' : say(labelOf(name, field))
  }
  const wordsOf = (field: string, told: readonly string[]) =>
    [labelIn(field), told.join(' ')].filter((part) => part !== '').join(': ')
  function takeErrors() {
    const heads = [
      text('import_line'),
      text('import_name'),
      text('import_field'),
      text('import_verdict'),
    ]
    hand(errorsFile(heads, all, labelIn), `${register.name}-errors.csv`)
  }
  const left = lines.length - shown
  return (
    <section className="stack gap-3" aria-labelledby="import-lines">
      <h2 className="m-0 title-3" id="import-lines">
        {text('import_verdicts')}
      </h2>
      {totals && (
        <Notice tone={totals.error > 0 ? 'danger' : 'good'}>
          {totals.error > 0
            ? text('import_some_bad', { count: number(totals.error), lines: number(totals.lines) })
            : text('import_all_good', { count: totals.create + totals.update })}
        </Notice>
      )}
      {totals && totals.error > 0 && (
        <div className="row gap-x-4 gap-y-3">
          <Switch
            label={text('import_only_errors')}
            checked={onlyErrors}
            onChange={(event) => setOnlyErrors(event.currentTarget.checked)}
          />
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={takeErrors}
          >
            {text('import_errors_file')}
          </Button>
        </div>
      )}
      <div className="box overflow-x-auto">
        <table className={`${classes.verdicts} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{text('import_line')}</th>
              <th scope="col">{text('import_name')}</th>
              <th scope="col">{text('import_verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shown).map((one) => (
              <tr key={one.line}>
                <td className={classes.number}>{one.line}</td>
                <th scope="row">{one.name === '' ? '—' : one.name}</th>
                <td>
                  {one.verdict === 'error' ? (
                    <ul className="bare text-danger">
                      {Object.entries(one.errors).map(([field, told]) => (
                        <li key={field}>{wordsOf(field, told)}</li>
                      ))}
                    </ul>
                  ) : (
                    <Tag tone={tones[one.verdict]}>{text(`import_verdict_${one.verdict}`)}</Tag>
                  )}
                  {one.changes.length > 0 && <ChangedFields lines={one.changes} isNew={false} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button variant="default" onClick={() => setShown((now) => now + 5 * atOnce)}>
          {text('import_more', { count: number(Math.min(left, 5 * atOnce)) })}
        </Button>
      )}
    </section>
  )
}

/** What is wrong, a line for each fault, for the person who corrects the spreadsheet. */
function errorsFile(
  heads: readonly string[],
  lines: readonly LineVerdict[],
  labelIn: (field: string) => string,
): Blob {
  const faults = lines.flatMap(({ line, name, errors }) =>
    Object.entries(errors).flatMap(([field, told]) =>
      told.map((words) => csvLine([String(line), name, labelIn(field), words])),
    ),
  )
  return new Blob([`\uFEFF${csvLine(heads)}${faults.join('')}`], { type: 'text/csv' })
}
