import type { SubmitEvent } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { RegisterWeb } from '../extension.ts'
import { Underway } from '../input/underway.ts'
import { ActionBar } from './ActionBar.tsx'
import { FormSection } from './FormSection.tsx'
import classes from './form.module.css'
import { RowPanels } from './RowPanels.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { placesBelow, type Section, withLinksTo } from './sections.ts'
import type { RegisterFormState } from './use-register-form.ts'

type Props = {
  form: RegisterFormState
  web: RegisterWeb
  title: string
  sections: readonly Section[]
  /** Nothing may be changed here. */
  fixed: boolean
  uploading: boolean
  unsaved: boolean
  onFile: () => () => void
  onSave: (another: boolean) => void
  onBack: () => void
}

/** The sections with the way to each, what can be done, and what stands under the form. */
export function FormBody({ form, web, title, sections, fixed, uploading, unsaved, ...on }: Props) {
  const text = useText()
  const { register, row } = form
  const withLinks = withLinksTo(sections)
  const below = row === undefined ? [] : placesBelow(web, text)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    on.onSave(false)
  }
  return (
    <div className={classes.layout}>
      <div className={classes.columns} data-with-links={withLinks || undefined}>
        {withLinks && <SectionLinks sections={sections} below={below} errors={form.errors} />}
        <div className={classes.main}>
          <form
            className={classes.form}
            noValidate
            // Never by GET, whatever happens: what is entered must not land in an address.
            method="post"
            aria-label={title}
            onSubmit={submit}
          >
            <Underway value={on.onFile}>
              {sections.map((section) => (
                <FormSection
                  key={section.id}
                  form={form}
                  web={web}
                  section={section}
                  fixed={fixed}
                />
              ))}
            </Underway>
            <ActionBar
              isNew={row === undefined}
              fixed={fixed}
              saving={form.saving}
              uploading={uploading}
              unsaved={unsaved}
              onBack={on.onBack}
              onSaveAndNew={() => on.onSave(true)}
            />
          </form>
          {row && <RowPanels register={register} web={web} row={row} />}
        </div>
      </div>
    </div>
  )
}
