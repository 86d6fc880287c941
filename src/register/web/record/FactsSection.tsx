import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type AnyRow, fieldOf, labelOf, type Register } from '../../define.ts'
import type { RegisterWeb } from '../extension.ts'
import { type FieldSection, isWide } from '../form/fields/sections.ts'
import form from '../form/form.module.css'
import { FactValue } from './FactValue.tsx'
import { isBlank } from './is-blank.ts'
import classes from './record.module.css'

type Props = { register: Register; web: RegisterWeb; row: AnyRow; section: FieldSection }

/** Facts that belong together; one quiet line names the empty ones. */
export function FactsSection({ register, web, row, section }: Props) {
  const { text, say } = useLanguage()
  const facts = section.names.map((name) => {
    const field = fieldOf(register, name)
    return { name, field, label: say(labelOf(name, field)), blank: isBlank(field, row[name]) }
  })
  const told = facts.filter(({ blank }) => !blank)
  const untold = facts.filter(({ blank }) => blank).map(({ label }) => label)
  return (
    <section id={section.id} className={form.section} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{say(section.title)}</h2>
      {told.length > 0 && (
        <dl className={`${form.fields} ${classes.facts}`}>
          {told.map(({ name, field, label }) => (
            <div key={name} className={form.field} data-wide={isWide(field) || undefined}>
              <dt className="hint font-medium">{label}</dt>
              <dd className="whitespace-pre break-anywhere">
                {web.cells?.[name]?.(row) ?? (
                  <FactValue field={field} label={label} value={row[name]} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {untold.length > 0 && (
        <p className={`${classes.untold} hint`}>
          {text('record_empty', { fields: untold.join(', ') })}
        </p>
      )}
    </section>
  )
}
