import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery } from '../../../../kit/web/page/use-address-query.ts'
import { FigureBox } from '../../figures/FigureBox.tsx'
import classes from '../../figures/figures.module.css'
import { InWords } from '../../figures/InWords.tsx'
import type { FigurePart } from '../figure-parts.ts'

/** The main figures of one screen with the way to it. */
export function Part({ title, path, boxes, says }: FigurePart) {
  const text = useText()
  const id = useId()
  const { search } = useAddressQuery()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="title-3 m-0" id={id}>
          {title}
        </h2>
        <Link
          className="lone"
          to={`${path}${search}`}
          aria-label={text('overview_open_of', { title })}
        >
          {text('overview_open')}
        </Link>
      </div>
      <InWords sentences={says} />
      <dl className={classes.boxes}>
        {boxes.map(({ name, definition, value, before, to }) => (
          <FigureBox
            key={name}
            {...{ name, definition, value, to }}
            {...(before !== undefined && { before })}
          />
        ))}
      </dl>
    </section>
  )
}
