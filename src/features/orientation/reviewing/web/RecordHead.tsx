import { Button, Textarea } from '@mantine/core'
import { IconBan, IconLink } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { LinkForm } from '../../../documents/web/index.ts'
import { wayTo } from '../../assigning/web/way-to.ts'
import type { orientationRecords } from '../../records/orientation-records.register.ts'
import { revokeRecord } from '../reviewing.contract.ts'

type Props = { row: RegisterRow<typeof orientationRecords>; onChange(): void }

/** What can be done with a record now: the way to the person’s phone, and that it counts no more. */
export function RecordHead({ row, onChange }: Props) {
  const text = useText()
  const holds = useHolds()
  const { openModal, closeModal } = useModals()
  const { id, state, archived_at } = row
  const name = row.name ?? ''
  if (archived_at !== null || !holds('resources.edit') || state === 'revoked') return null
  const isOpen = state !== 'approved' && state !== 'expired'
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && (
        <Button
          leftSection={<IconLink size={18} aria-hidden />}
          onClick={() =>
            openModal('link', {
              title: text('link_for', { name }),
              body: (
                <LinkForm name={name} way={wayTo(id, text('orientation_signs_in', { name }))} />
              ),
            })
          }
        >
          {text('orientation_link')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconBan size={18} aria-hidden />}
        onClick={() =>
          openModal('revoke', {
            title: text('labelled', { label: text('orientation_revoke'), what: name }),
            body: (
              <RevokeForm
                id={id}
                onDone={() => {
                  closeModal('revoke')
                  onChange()
                }}
              />
            ),
          })
        }
      >
        {text('orientation_revoke')}
      </Button>
    </div>
  )
}

function RevokeForm({ id, onDone }: { id: string; onDone(): void }) {
  const text = useText()
  const [reason, setReason] = useState('')
  const ready = reason.trim().length > 2
  const { act, busy, problem } = useAct(
    () => call(revokeRecord, { params: { id }, body: { reason: reason.trim() } }),
    { onDone, oneAtATime: true },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (ready) act()
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Textarea
        label={text('orientation_why')}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" color="red" loading={busy} disabled={!ready}>
        {text('orientation_revoke')}
      </Button>
    </form>
  )
}
