import { Button, Group, Loader, Select, Textarea } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useHolds } from '../../../access/web/use-holds.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { AskArchiveProps } from '../../../register/web/extension.ts'
import { moveAccounts } from '../rights.contract.ts'
import { rightsKey } from './keys.ts'
import { MovePreview } from './MovePreview.tsx'
import { usePreview, useTemplates } from './use-templates.ts'

/** A template with people on it is archived once it is said where they move. */
export function AskSuccessor({ row, plain, onCancel, onDone }: AskArchiveProps) {
  const { text } = useLanguage()
  const holds = useHolds()
  const count = Number(row.members)
  if (count === 0) return plain
  if (!holds('users.edit'))
    return <Notice tone="calm">{text('successor_not_yours', { count })}</Notice>
  return <ChooseSuccessor id={row.id} count={count} onCancel={onCancel} onDone={onDone} />
}

type Props = { id: string; count: number; onCancel: () => void; onDone: () => Promise<void> }

function ChooseSuccessor({ id, count, onCancel, onDone }: Props) {
  const { text } = useLanguage()
  const [to, setTo] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const { options } = useTemplates(id)
  const moving = useMemo(() => ({ from: id, archive: true, reason: '' }), [id])
  const preview = usePreview(to, moving)
  const { act, busy, problem } = useAct(
    (successor: string) =>
      call(moveAccounts, {
        params: { id: successor },
        body: { ...moving, reason: reason.trim() },
      }),
    { renews: [rightsKey], onDone },
  )
  function send(event: FormEvent) {
    event.preventDefault()
    if (to !== null) act(to)
  }
  return (
    <form className="stack gap-3" onSubmit={send}>
      <p className="m-0 text-sm">{text('successor_lead', { count })}</p>
      <Select
        label={text('successor_label')}
        placeholder={text('input_select_placeholder')}
        required
        searchable
        data-autofocus
        data={options}
        value={to}
        nothingFoundMessage={text('input_select_nothing')}
        onChange={setTo}
      />
      {preview.isLoading && <Loader size="sm" />}
      {preview.data && <MovePreview moved={preview.data.data} roleId={preview.data.role_id} />}
      <Textarea
        label={text('list_reason')}
        description={text('list_reason_hint')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={to === null}>
          {text('successor_archive', { count })}
        </Button>
      </Group>
    </form>
  )
}
