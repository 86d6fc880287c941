import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf } from '../../../register/define.ts'
import { FactValue } from '../../../register/web/record/FactValue.tsx'
import { isBlank } from '../../../register/web/record/is-blank.ts'
import { safetyAlerts } from '../alerts/safety-alerts.register.ts'

const below = ['content', 'files', 'source'] as const

/** What an alert says, below its title. */
export function AlertText({ content }: { content: Readonly<Record<string, unknown>> }) {
  const { say } = useLanguage()
  return below.map((name) => {
    const field = fieldOf(safetyAlerts, name)
    const value = content[name] ?? null
    if (isBlank(field, value)) return null
    const label = say(labelOf(name, field))
    return (
      <section key={name} aria-label={label}>
        {name !== 'content' && <div className="hint font-medium">{label}</div>}
        <FactValue field={field} label={label} value={value} />
      </section>
    )
  })
}
