import { Link } from 'react-router'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { CsvButton } from '../../figures/CsvButton.tsx'
import type { CountedReason } from '../reasons.contract.ts'
import classes from './reasons.module.css'

type Props = { reasons: readonly CountedReason[] }

/** Each reason with what was chosen under it. */
export function TreeOfReasons({ reasons }: Props) {
  const { text } = useLanguage()
  const title = text('reasons_tree')
  return (
    <section className={classes.tree} aria-label={title}>
      <h2 className="text-lg font-semibold m-0">{title}</h2>
      <p className="hint m-0">{text('reasons_tree_note')}</p>
      <Branch reasons={reasons} under={null} />
      <CsvButton
        title={title}
        heads={[text('reasons_reason'), text('reasons_forms'), text('reasons_with_under')]}
        lines={reasons.map(({ name, own, all }) => [name, String(own.value), String(all.value)])}
      />
    </section>
  )
}

function Branch({ reasons, under }: Props & { under: string | null }) {
  const { text, locale } = useLanguage()
  const here = reasons
    .filter(({ parent }) => parent === under)
    .toSorted((a, b) => b.all.value - a.all.value)
  if (here.length === 0) return null
  return (
    <ul className={classes.branch}>
      {here.map(({ id, name, all }) => {
        const value = numberIn(locale, all.value)
        return (
          <li key={id}>
            <span className={classes.line}>
              <span>{name}</span>
              <Link
                className="tabular-nums"
                to={all.to}
                aria-label={text('figures_records', { name, value })}
              >
                {value}
              </Link>
            </span>
            <Branch reasons={reasons} under={id} />
          </li>
        )
      })}
    </ul>
  )
}
