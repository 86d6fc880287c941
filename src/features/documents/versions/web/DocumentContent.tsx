import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf } from '../../../../register/define.ts'
import { askedIn, ownFieldsIn, ownValuesIn } from '../../../../register/fields/own-fields.ts'
import { OwnValuesShown } from '../../../../register/web/input/own/OwnValuesShown.tsx'
import { FactValue } from '../../../../register/web/record/FactValue.tsx'
import { isBlank } from '../../../../register/web/record/is-blank.ts'
import { documentKinds } from '../../kinds/document-kinds.ts'

type Props = {
  register: string
  content: Record<string, unknown>
  /** Where its files are read by somebody who is not signed in; other records are then named, not led to. */
  fileAddress?: (id: string) => string
}

/** What a document says, below its title. */
export function DocumentContent({ register, content, fileAddress }: Props) {
  const { say } = useLanguage()
  const kind = documentKinds.find(({ name }) => name === register)
  if (kind === undefined) return null
  // As they were called when the version was made.
  const asked = askedIn(ownFieldsIn(content.asked))
  return kind.form
    .flatMap(([, names]) => names)
    .map((name) => [name, fieldOf(kind, name)] as const)
    .filter(([name, field]) => name !== 'title' && !isBlank(field, content[name] ?? null))
    .map(([name, field]) => {
      const label = say(labelOf(name, field))
      return (
        <section key={name} aria-label={label} className="whitespace-pre">
          <div className="hint font-medium">{label}</div>
          {field.kind === 'own-values' ? (
            <OwnValuesShown fields={asked} values={ownValuesIn(content[name])} />
          ) : (
            <FactValue
              field={field}
              label={label}
              value={content[name]}
              {...(fileAddress && { fileAddress })}
            />
          )}
        </section>
      )
    })
}
