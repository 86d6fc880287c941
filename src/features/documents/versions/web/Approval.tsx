import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCheck,
  IconChecks,
  IconSend,
  IconWorldUpload,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { decideVersion, listVersions } from '../versions.contract.ts'
import { versionsKey } from './keys.ts'

const SendForm = later(async () => (await import('./SendForm.tsx')).SendForm)
const ReviewForm = later(async () => (await import('./ReviewForm.tsx')).ReviewForm)
const ApproveForm = later(async () => (await import('./ApproveForm.tsx')).ApproveForm)
const ReturnForm = later(async () => (await import('./ReturnForm.tsx')).ReturnForm)

type Props = {
  row: AnyRow
  onChange(): void
  /** What else may be done with it. */
  children: ReactNode
}

/** How far a document is on its way to being published, and the next step of that. */
export function Approval({ row, onChange, children }: Props) {
  const { id, can, state, edition } = row
  const { text } = useLanguage()
  const { openModal, closeModal } = useModals()
  const mayWrite = can.includes('edit')
  const { data } = useQuery({
    queryKey: versionsKey(id),
    queryFn: async ({ signal }) => (await call(listVersions, { params: { id }, signal })).data,
    enabled: mayWrite,
  })
  const decide = useAct(
    ({ number, decision }: { number: number; decision: 'publish' }) =>
      call(decideVersion, { params: { id, number }, body: { decision } }),
    { renews: [versionsKey(id)], onDone: onChange },
  )
  const [latest] = data?.versions ?? []
  const rest = (
    <div className="row gap-3" data-no-print>
      {children}
    </div>
  )
  if (!mayWrite || data === undefined) return rest
  const ask = (
    title: string,
    Form: typeof SendForm | typeof ReturnForm | typeof ApproveForm,
    number: number,
  ) => {
    const close = () => closeModal('version')
    openModal('version', {
      title,
      ...(Form === ApproveForm && { size: 'xl' }),
      body: (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <Form
            row={row}
            number={number}
            onCancel={close}
            onDone={() => {
              close()
              onChange()
            }}
          />
        </Suspense>
      ),
    })
  }
  const underway =
    latest?.state === 'in_review' || latest?.state === 'approved' ? latest.state : undefined
  const number = latest?.number ?? 0
  const mayBeSent = state === 'draft' || state === 'changed'
  const mayBeReviewed = state === 'published' && row.review_due !== null
  if (underway === undefined && !mayBeSent && !mayBeReviewed) return rest
  return (
    <>
      {latest?.state === 'returned' && (
        <Notice tone="calm">
          {text('document_returned', {
            name: latest.decided_by ?? '',
            reason: latest.reason ?? '',
          })}
        </Notice>
      )}
      {underway && <Notice tone="calm">{text(`document_${underway}`, { number })}</Notice>}
      {state === 'changed' && (
        <Notice tone="calm">{text('document_changed', { number: Number(edition) })}</Notice>
      )}
      {decide.problem && <Notice tone="danger">{decide.problem}</Notice>}
      <div className="row gap-3" data-no-print>
        {mayBeSent && (
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            onClick={() => ask(text('document_send'), SendForm, number)}
          >
            {text('document_send')}
          </Button>
        )}
        {latest?.state === 'in_review' && (
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={() => ask(text('document_approve'), ApproveForm, number)}
          >
            {text('document_approve')}
          </Button>
        )}
        {latest?.state === 'approved' && (
          <Button
            leftSection={<IconWorldUpload size={18} aria-hidden />}
            loading={decide.busy}
            onClick={() => decide.act({ number, decision: 'publish' })}
          >
            {text('document_publish')}
          </Button>
        )}
        {mayBeReviewed && (
          <Button
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            onClick={() => ask(text('document_review'), ReviewForm, Number(edition))}
          >
            {text('document_review')}
          </Button>
        )}
        {underway && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => ask(text('document_return'), ReturnForm, number)}
          >
            {text('document_return')}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
