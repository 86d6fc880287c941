import { useSay } from '../../../kit/web/language/Language.tsx'
import type { RegisterWeb } from '../extension.ts'
import { FormField } from './FormField.tsx'
import classes from './form.module.css'
import type { Section } from './sections.ts'
import type { RegisterFormState } from './use-register-form.ts'

type Props = { form: RegisterFormState; web: RegisterWeb; section: Section; fixed: boolean }

/** Fields that belong together, under what they are about. */
export function FormSection({ form, web, section, fixed }: Props) {
  const say = useSay()
  return (
    <section id={section.id} className={classes.section} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{say(section.title)}</h2>
      <div className={classes.fields}>
        {section.names.map((name) => (
          <FormField key={name} form={form} web={web} name={name} fixed={fixed} />
        ))}
      </div>
    </section>
  )
}
