import { numberIn } from '../../../kit/language/numbers-and-days.ts'
import { Bars } from '../../../kit/web/charts/Bars.tsx'
import { Figure } from '../../../kit/web/charts/Figure.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type FigureRow, FigureTable } from './FigureTable.tsx'

type Row = FigureRow & { words?: string; tone?: string | undefined }
type Props = { title: string; note?: string; heads: readonly string[]; rows: readonly Row[] }

const drawn = 12

/** The first number of each row as a bar, for the first twelve of them; all of them stand in the table. */
export function CountedBars({ title, note, heads, rows }: Props) {
  const { locale } = useLanguage()
  if (rows.length === 0) return null
  return (
    <div className="stack gap-2">
      <Figure title={title} note={note}>
        <Bars
          bars={rows.slice(0, drawn).map(({ id, label, values: [value = 0], words, tone }) => ({
            ...{ id, label, value, tone },
            words: words ?? numberIn(locale, value),
          }))}
        />
      </Figure>
      <FigureTable title={title} heads={heads} rows={rows} />
    </div>
  )
}
