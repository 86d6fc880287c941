import { Button } from '@mantine/core'
import { useState } from 'react'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { ChangedFields } from '../../../web/history/ChangedFields.tsx'
import type { LineVerdict } from '../contract.ts'
import classes from './import.module.css'

const atOnce = 100
const tones = { create: 'good', update: 'notice', skip: 'calm', same: 'calm' } as const

type Props = {
  title: string
  lines: readonly LineVerdict[]
  labelIn: (field: string) => string
}

/** What becomes of each line. */
export function VerdictTable({ title, lines, labelIn }: Props) {
  const { text, locale } = useLanguage()
  const [shown, setShown] = useState(atOnce)
  if (lines.length === 0) return null
  const wordsOf = (field: string, told: readonly string[]) =>
    [labelIn(field), told.join(' ')].filter((part) => part !== '').join(': ')
  const left = lines.length - shown
  return (
    <section className="stack gap-3" aria-labelledby="import-lines">
      <h2 className="m-0 title-3" id="import-lines">
        {title}
      </h2>
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
          {text('import_more', { count: numberIn(locale, Math.min(left, 5 * atOnce)) })}
        </Button>
      )}
    </section>
  )
}
