import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { severityTones } from '../../../../kit/web/theme/severity-tones.ts'
import { type DeficiencySeverity, severities as severityWords } from '../../severities.ts'
import classes from './ageing.module.css'

type Props = {
  severities: readonly DeficiencySeverity[]
  rows: readonly { name: string; counts: readonly number[] }[]
}

/** One bar for each age, in parts by severity. The table beneath says the same to everybody. */
export function AgeBars({ severities, rows }: Props) {
  const { say } = useLanguage()
  const totals = rows.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))
  const most = Math.max(1, ...totals)
  return (
    <div className="card grid gap-3 p-4" aria-hidden="true">
      {rows.map(({ name, counts }, at) => (
        <div key={name} className={classes.bar}>
          <span className="hint">{name}</span>
          <div className={classes.track}>
            {counts.map((count, part) =>
              count === 0 ? null : (
                <span
                  className="grid place-items-center overflow-hidden text-sm font-bold"
                  key={severities[part]}
                  data-tone={severityTones[severities[part] ?? '']}
                  style={{ width: `${(count / most) * 100}%` }}
                >
                  {count}
                </span>
              ),
            )}
          </div>
          <b>{totals[at]}</b>
        </div>
      ))}
      <ul className={classes.legend}>
        {severities.map((severity) => (
          <li
            className="inline-flex items-center gap-2"
            key={severity}
            data-tone={severityTones[severity]}
          >
            {say(severityWords[severity])}
          </li>
        ))}
      </ul>
    </div>
  )
}
