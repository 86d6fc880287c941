import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { findField, labelOf, type Register } from '../../../define.ts'
import { MendGrid } from './MendGrid.tsx'
import { NearValues } from './NearValues.tsx'
import type { Import } from './use-import.ts'
import { VerdictTable } from './VerdictTable.tsx'

type Props = { register: Register; state: Import }

/** What becomes of the lines: how many, those to correct, and the others. */
export function Verdicts({ register, state }: Props) {
  const { text, say, locale } = useLanguage()
  const { checked, pace, busy, mending } = state
  const labelIn = (name: string) => {
    const field = findField(register, name)
    return field === undefined ? '' : say(labelOf(name, field))
  }
  if (checked === undefined)
    return busy === 'checking' && pace !== undefined ? (
      <VerdictTable title={text('import_verdicts')} lines={pace.lines} labelIn={labelIn} />
    ) : null
  const { totals, lines } = checked
  const { yes: toMend = [], no: others = [] } = Object.groupBy(lines, ({ line, verdict }) =>
    verdict === 'error' || mending.lines[String(line)] !== undefined ? 'yes' : 'no',
  )
  const number = (value: number) => numberIn(locale, value)
  return (
    <>
      <Notice tone={totals.error > 0 ? 'danger' : 'good'}>
        {totals.error > 0
          ? text('import_some_bad', { count: number(totals.error), lines: number(totals.lines) })
          : text('import_all_good', { count: totals.create + totals.update })}
        {totals.error > 0 && totals.create + totals.update > 0 && ` ${text('import_good_without')}`}
      </Notice>
      <NearValues lines={toMend} labelIn={labelIn} state={state} />
      <MendGrid register={register} lines={toMend} labelIn={labelIn} state={state} />
      <VerdictTable
        title={text(toMend.length > 0 ? 'import_good_lines' : 'import_verdicts')}
        lines={others}
        labelIn={labelIn}
      />
    </>
  )
}
