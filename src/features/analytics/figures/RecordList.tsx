import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { useAddressQuery, withWords } from '../../../kit/web/page/use-address-query.ts'
import { type RecordRow, RecordTable } from './RecordTable.tsx'

type Props = {
  title: string
  total: number
  heads: readonly string[]
  rows: readonly RecordRow[]
  /** What asks for the list in the address: without these words it shows the figures. */
  words: readonly string[]
}

/** The records that one number counts, with the way back to the figures. */
export function RecordList({ title, total, heads, rows, words }: Props) {
  const text = useText()
  const { search } = useAddressQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  // It is the same page still: a press far down on it would leave the person there.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  const figures = withWords(
    new URLSearchParams(search),
    Object.fromEntries(words.map((word) => [word, null])),
  )
  return (
    <section className="stack gap-3" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="title-3 m-0" ref={heading} tabIndex={-1}>
          {text('figures_listed', { name: title, count: total })}
        </h2>
        <Link className="lone" to={`?${figures}`}>
          {text('figures_back')}
        </Link>
      </div>
      {total > rows.length && (
        <p className="hint m-0">{text('figures_most', { count: rows.length })}</p>
      )}
      <RecordTable title={title} heads={heads} rows={rows} />
    </section>
  )
}
