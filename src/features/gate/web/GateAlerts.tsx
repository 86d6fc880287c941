import { IconChevronDown } from '@tabler/icons-react'
import { locales } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { SeverityMark, severityTones } from '../../safety-alerts/web/index.ts'
import type { GateRules } from '../gate.contract.ts'
import classes from './gate.module.css'

/** What everybody who comes in must know: each alert by its title, opened to be read. */
export function GateAlerts({ alerts = [] }: { alerts: GateRules['alerts'] | undefined }) {
  const { locale } = useLanguage()
  return alerts.map(({ id, title, severity, words }) => {
    const lang = [locale, ...locales].find((one) => words[one])
    return (
      <details key={id} className={classes.alert} data-tone={severityTones[severity]}>
        <summary>
          <SeverityMark severity={severity} size={20} />
          <span className="break-anywhere">{title}</span>
          <IconChevronDown size={18} aria-hidden />
        </summary>
        {lang !== undefined && (
          <p lang={lang} className="m-0 whitespace-pre">
            {words[lang]}
          </p>
        )}
      </details>
    )
  })
}
