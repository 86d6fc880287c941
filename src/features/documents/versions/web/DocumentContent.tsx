import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { fieldsIn, labelOf } from '../../../../register/define.ts'
import { FactValue } from '../../../../register/web/record/FactValue.tsx'
import { isBlank } from '../../../../register/web/record/is-blank.ts'
import { documentKinds } from '../../kinds/document-kinds.ts'

type Props = { register: string; content: Record<string, unknown> }

/** What a document says, below its title. */
export function DocumentContent({ register, content }: Props) {
  const { say } = useLanguage()
  const kind = documentKinds.find(({ name }) => name === register)
  if (kind === undefined) return null
  return fieldsIn(kind)
    .filter(([name, field]) => name !== 'title' && !isBlank(field, content[name] ?? null))
    .map(([name, field]) => {
      const label = say(labelOf(name, field))
      return (
        <section key={name} aria-label={label} className="whitespace-pre">
          <div className="hint font-medium">{label}</div>
          <FactValue field={field} label={label} value={content[name]} />
        </section>
      )
    })
}
