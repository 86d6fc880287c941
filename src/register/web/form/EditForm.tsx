import { useEffect, useRef } from 'react'
import { useSession } from '../../../access/web/session.ts'
import { useTimes } from '../../../access/web/use-times.ts'
import { useFormDraft } from '../../../kit/drafts/web/use-form-draft.ts'
import { useUploadsUnderway } from '../../../kit/web/inputs/files/underway.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import type { AnyRow, Register } from '../../define.ts'
import type { RegisterWeb } from '../extension.ts'
import { sayNewOne } from '../list/in-sentence.ts'
import { ConflictDialog } from './conflict/ConflictDialog.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { FormBody } from './FormBody.tsx'
import { ErrorSummary } from './fields/ErrorSummary.tsx'
import { sectionsOf } from './fields/sections.ts'
import { focusHeading, useFocusWhereNeeded } from './fields/use-focus-where-needed.ts'
import { useSpeech } from './fields/use-speech.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { nameOfRow } from './row/name-of-row.ts'
import { RowMenu } from './row/RowMenu.tsx'
import { RowNotice } from './row/RowNotice.tsx'
import { useRowActions } from './row/use-row-actions.tsx'
import { whenAndWho } from './row/when-and-who.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { type SavedRow, useRegisterForm } from './use-register-form.ts'

type Props = {
  register: Register
  web: RegisterWeb
  row?: AnyRow
  within?: string
  /** Another new row was saved just before: the person goes on typing. */
  follows?: boolean
  /** The form is done with: saved, to be followed by another new row or not, or deleted. */
  onDone: (saved: SavedRow | undefined, another: boolean) => void
  onBack: () => void
}

const changedBy = { by: 'form_changed_by', on: 'form_changed_on' } as const

/** The form of one row, new or there. */
export function EditForm({ register, web, row: given, within, follows = false, ...on }: Props) {
  const { text, say } = useLanguage()
  const { moment } = useTimes()
  const speech = useSpeech()
  const form = useRegisterForm({ register, row: given, within, onSaved: done })
  const { row, conflict } = form
  const fixed = row !== undefined && !row.can.includes('edit')
  const unsaved = !fixed && form.changed.length > 0
  usePresentRow({ read: given, row, unsaved, take: form.take })
  const { uploading, setOut } = useUploadsUnderway()
  const guard = useLeaveGuard(unsaved || uploading)
  // By the person too: the next one in this tab must not be offered what another typed.
  const { user } = useSession()
  const place = `${user?.id} ${register.name} ${given?.id ?? `new ${within ?? ''}`}`
  const where = { account: user?.id ?? '', place }
  const draft = useFormDraft(where, form.readDraft, unsaved)
  const summary = useRef<HTMLDivElement>(null)
  const sections = sectionsOf({ register, web, row, hidden: form.hidden })
  const names = sections.flatMap((section) => section.names)
  useFocusWhereNeeded(form, names, summary, follows)

  function done(saved: SavedRow | undefined, another = false) {
    draft.forget()
    guard.letGo()
    on.onDone(saved, another)
  }

  const name = row === undefined ? '' : nameOfRow(register, web, row, speech)
  const onGone = () => done(undefined)
  const actions = useRowActions({ register, web, name, unsaved, onRow: form.take, onGone })
  const title = row === undefined ? sayNewOne(register.one, say) : name
  return (
    <Page
      title={title}
      lead={row && whenAndWho(text, moment, changedBy, row.updated_at, row.updated_by)}
      actions={row && <RowMenu row={row} unsaved={unsaved} actions={actions} />}
    >
      {row && (
        <RowNotice row={row} busy={actions.busy} onRestore={() => void actions.restore(row)} />
      )}
      {draft.offered && !fixed && (
        <DraftOffer
          draft={draft.offered}
          onDiscard={() => {
            draft.discard()
            focusHeading()
          }}
          onRestore={() => {
            if (draft.offered) form.restore(draft.offered.content)
            draft.taken()
            focusHeading()
          }}
        />
      )}
      <ErrorSummary box={summary} form={form} names={names} />
      <FormBody
        form={form}
        web={web}
        title={title}
        sections={sections}
        fixed={fixed}
        uploading={uploading}
        unsaved={unsaved}
        onFile={setOut}
        onBack={on.onBack}
      />
      {conflict && (
        <ConflictDialog
          register={register}
          conflict={conflict}
          saving={form.saving}
          onCancel={form.forgetConflict}
          onSettle={form.settle}
        />
      )}
      <LeaveQuestion guard={guard} onLeave={draft.forget} />
    </Page>
  )
}

type On = {
  /** The row as it was last read, and as the form has it. */
  read: AnyRow | undefined
  row: AnyRow | undefined
  unsaved: boolean
  take: (row: AnyRow) => void
}

/** A panel beside the form changed the row: the form takes it, unless somebody is typing over it. */
function usePresentRow({ read, row, unsaved, take }: On): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each row that was read.
  useEffect(() => {
    if (read !== undefined && row !== undefined && read.version > row.version && !unsaved)
      take(read)
  }, [read])
}
