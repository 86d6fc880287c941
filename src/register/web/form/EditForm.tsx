import { useHotkeys } from '@mantine/hooks'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { ConfirmQuestion } from '../../../kit/web/inputs/ConfirmQuestion.tsx'
import { useTexts } from '../../../kit/web/inputs/use-texts.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import type { AnyRow, Register } from '../../define.ts'
import type { RegisterWeb } from '../beside.ts'
import { Underway } from '../input/underway.ts'
import { inSentence } from '../list/in-sentence.ts'
import { ActionBar } from './ActionBar.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { errorOf } from './checks.ts'
import { DraftOffer } from './DraftOffer.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormSection } from './FormSection.tsx'
import { focusField } from './focus-field.ts'
import classes from './form.module.css'
import { nameOfRow } from './name-of-row.ts'
import { RowMenu } from './RowMenu.tsx'
import { RowNotice } from './RowNotice.tsx'
import { RowPanels } from './RowPanels.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { sectionsOf } from './sections.ts'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { type Saved, useRegisterForm } from './use-register-form.ts'
import { useRowActions } from './use-row-actions.tsx'
import { useUploadsUnderway } from './use-uploads-underway.ts'
import { whenAndWho } from './when-and-who.ts'

type Props = {
  register: Register
  web: RegisterWeb
  row?: AnyRow
  within?: string
  /** The form is done with: saved, to be followed by another new row or not, or deleted. */
  onDone: (saved: Saved | undefined, another: boolean) => void
  onBack: () => void
}

/** More sections than this have a list of them. */
const fewSections = 3

/** The form of one row, new or there. */
export function EditForm({ register, web, row: given, within, onDone, onBack }: Props) {
  const { text, say, locale } = useLanguage()
  const { unsaved: question } = useTexts()
  const form = useRegisterForm({ register, row: given, within })
  const { row, failed, errors } = form
  const fixed = row !== undefined && !row.can.includes('edit')
  const unsaved = !fixed && form.changed.length > 0
  const { uploading, setOut } = useUploadsUnderway()
  const guard = useLeaveGuard(unsaved || uploading)
  const draft = useDraft(
    `${register.name} ${given?.id ?? `new ${within ?? ''}`}`,
    form.draft,
    unsaved,
  )
  const summary = useRef<HTMLDivElement>(null)
  const sections = sectionsOf({ register, web, row, hidden: form.hidden })
  const names = sections.flatMap((section) => section.names)

  function done(saved: Saved | undefined, another = false) {
    draft.forget()
    guard.letGo()
    onDone(saved, another)
  }
  const name = row === undefined ? '' : nameOfRow(register, row, { say, locale })
  const onGone = () => done(undefined)
  const actions = useRowActions({ register, name, unsaved, onRow: form.take, onGone })

  async function save(another = false) {
    if (fixed || uploading || form.saving) return
    const saved = await form.save()
    if (saved !== undefined) done(saved, another)
  }
  useHotkeys([['mod+S', () => void save()]], [])

  // A save that failed puts the focus on the first thing to correct, or where the whole is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed save.
  useEffect(() => {
    if (failed === 0) return
    const first = names.find((name) => errorOf(errors, name) !== undefined)
    if (first === undefined) summary.current?.focus()
    else focusField(first)
  }, [failed])

  const title = row === undefined ? text('form_new', { one: inSentence(say(register.one)) }) : name
  const changedBy = { by: 'form_changed_by', on: 'form_changed_on' } as const
  return (
    <Page
      title={title}
      lead={row && whenAndWho(text, locale, changedBy, row.updated_at, row.updated_by)}
      actions={row && <RowMenu row={row} unsaved={unsaved} actions={actions} />}
    >
      {row && (
        <RowNotice row={row} busy={actions.busy} onRestore={() => void actions.restore(row)} />
      )}
      {draft.offered && !fixed && (
        <DraftOffer
          draft={draft.offered}
          onDiscard={draft.forget}
          onRestore={() => {
            if (draft.offered) form.restore(draft.offered)
            draft.dismiss()
          }}
        />
      )}
      <ErrorSummary box={summary} form={form} names={names} />
      <div className={classes.layout}>
        <div
          className={classes.columns}
          data-with-links={sections.length > fewSections || undefined}
        >
          {sections.length > fewSections && <SectionLinks sections={sections} errors={errors} />}
          <div className={classes.main}>
            <form
              className={classes.form}
              noValidate
              method="post"
              aria-label={title}
              onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
                event.preventDefault()
                void save()
              }}
            >
              <Underway value={setOut}>
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
                onBack={onBack}
                onSaveAndNew={() => void save(true)}
              />
            </form>
            {row && <RowPanels register={register} web={web} row={row} />}
          </div>
        </div>
      </div>
      {form.conflict && (
        <ConflictDialog
          register={register}
          conflict={form.conflict}
          saving={form.saving}
          onCancel={form.forgetConflict}
          onSettle={async (chosen) => {
            const saved = form.conflict && (await form.settle(form.conflict, chosen))
            if (saved) done(saved)
          }}
        />
      )}
      <ConfirmQuestion
        opened={guard.asking}
        title={question.title}
        question={question.question}
        confirm={question.discard}
        cancel={question.keep}
        danger
        onCancel={guard.stay}
        onConfirm={() => {
          draft.forget()
          guard.leave()
        }}
      />
    </Page>
  )
}
