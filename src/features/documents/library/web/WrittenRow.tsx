import type { Locale } from '../../../../kit/locales.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { fieldsIn, labelOf, type Register } from '../../../../register/define.ts'
import { FactValue } from '../../../../register/web/record/FactValue.tsx'

type Props = {
  register: Register
  written: Readonly<Record<string, unknown>>
  language: Locale
}

const isSaid = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)

/** What the library has, in the language that was asked for, which may be another than the reader’s. */
export function WrittenRow({ register, written, language }: Props) {
  const { say } = useLanguage()
  return (
    <article className="stack gap-4">
      {fieldsIn(register)
        .filter(([name]) => name !== register.named && isSaid(written[name]))
        .map(([name, field]) => {
          const label = say(labelOf(name, field))
          return (
            <section key={name} aria-label={label} className="whitespace-pre">
              <div className="hint font-medium">{label}</div>
              <FactValue field={field} label={label} value={written[name]} language={language} />
            </section>
          )
        })}
    </article>
  )
}
