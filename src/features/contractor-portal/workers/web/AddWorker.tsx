import { Button, Group, Select, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { portalKey } from '../../web/keys.ts'
import { addPortalWorker } from '../workers.contract.ts'

type Props = { contractors: readonly { id: string; name: string }[]; onDone(): void }

const fields = ['first_name', 'last_name', 'mobile', 'trade'] as const
const labels = {
  first_name: 'portal_worker_first',
  last_name: 'portal_worker_last',
  mobile: 'portal_worker_mobile',
  trade: 'portal_worker_trade',
} as const

export function AddWorker({ contractors, onDone }: Props) {
  const { text, say } = useLanguage()
  const [contractor, setContractor] = useState<string | null>(contractors[0]?.id ?? null)
  const [typed, setTyped] = useState({ first_name: '', last_name: '', mobile: '', trade: '' })
  const { act, busy, problem, error } = useAct(
    () => call(addPortalWorker, { body: { ...typed, contractor: contractor ?? '' } }),
    {
      renews: [portalKey('workers')],
      says: () => text('portal_worker_added'),
      onDone,
      oneAtATime: true,
    },
  )
  const wrong = error instanceof Refused ? error.errors : undefined
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  return (
    <form onSubmit={send} method="post" className="stack gap-3" noValidate>
      {contractors.length > 1 && (
        <Select
          label={text('portal_worker_for')}
          data={contractors.map(({ id, name }) => ({ value: id, label: name }))}
          value={contractor}
          onChange={setContractor}
          allowDeselect={false}
        />
      )}
      {fields.map((field, at) => (
        <TextInput
          key={field}
          label={text(labels[field])}
          required={field === 'first_name' || field === 'last_name'}
          inputMode={field === 'mobile' ? 'tel' : 'text'}
          maxLength={field === 'mobile' ? 40 : 100}
          autoComplete="off"
          {...(at === 0 && { 'data-autofocus': true })}
          value={typed[field]}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [field]: value })}
          error={wrong?.[field]?.[0] && say(wrong[field][0])}
        />
      ))}
      {problem && wrong === undefined && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text('portal_worker_add')}
        </Button>
      </Group>
    </form>
  )
}
