import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { SubmitEvent } from 'react'
import { Underway } from '../../../kit/web/inputs/files/underway.ts'
import { useSay, useText } from '../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../kit/web/page/FormFoot.tsx'
import type { RegisterWeb } from '../extension.ts'
import { FormField } from './fields/FormField.tsx'
import { SectionLinks } from './fields/SectionLinks.tsx'
import { type FieldSection, placesBelow, withLinksTo } from './fields/sections.ts'
import classes from './form.module.css'
import { RowPanels } from './row/RowPanels.tsx'
import type { RegisterFormState } from './use-register-form.ts'

type Props = {
  form: RegisterFormState
  web: RegisterWeb
  title: string
  sections: readonly FieldSection[]
  /** Nothing may be changed here. */
  fixed: boolean
  uploading: boolean
  unsaved: boolean
  onFile: () => () => void
  onBack: () => void
}

/** The sections with the way to each, what can be done, and what stands under the form. */
export function FormBody({ form, web, title, sections, fixed, uploading, unsaved, ...on }: Props) {
  const text = useText()
  const { register, row } = form
  const withLinks = withLinksTo(sections)
  const below = row === undefined ? [] : placesBelow(web, text)
  function save(another = false) {
    if (!fixed && !uploading) form.save(another)
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save()
  }
  useHotkeys([['mod+S', () => save()]], [])
  return (
    <div className={classes.layout}>
      <div className={classes.columns} data-with-links={withLinks || undefined}>
        {withLinks && <SectionLinks sections={sections} below={below} errors={form.errors} />}
        <div className="stack gap-4 min-w-0">
          <form
            className="stack gap-4 min-w-0"
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
              onSaveAndNew={() => save(true)}
            />
          </form>
          {row && <RowPanels register={register} web={web} row={row} />}
        </div>
      </div>
    </div>
  )
}

type FormSectionProps = {
  form: RegisterFormState
  web: RegisterWeb
  section: FieldSection
  fixed: boolean
}

/** Fields that belong together, under what they are about. */
function FormSection({ form, web, section, fixed }: FormSectionProps) {
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

type ActionBarProps = {
  isNew: boolean
  /** Nothing may be changed here: there is only the way back. */
  fixed: boolean
  saving: boolean
  uploading: boolean
  unsaved: boolean
  onBack: () => void
  onSaveAndNew: () => void
}

/** Save and the way back, always in reach. */
function ActionBar({ isNew, fixed, saving, uploading, unsaved, ...on }: ActionBarProps) {
  const text = useText()
  const waits = uploading ? text('form_uploading') : unsaved && text('form_unsaved')
  return (
    <FormFoot>
      {!fixed && (
        <Button type="submit" loading={saving} disabled={uploading}>
          {text('save')}
        </Button>
      )}
      {!fixed && isNew && (
        <Button variant="default" disabled={saving || uploading} onClick={on.onSaveAndNew}>
          {text('form_save_and_new')}
        </Button>
      )}
      <Button variant={fixed ? 'default' : 'subtle'} color="gray" onClick={on.onBack}>
        {text('form_back')}
      </Button>
      <span
        className={`${classes.state} hint ml-auto`}
        role="status"
        data-waits={uploading || undefined}
      >
        {!fixed && waits}
      </span>
    </FormFoot>
  )
}
