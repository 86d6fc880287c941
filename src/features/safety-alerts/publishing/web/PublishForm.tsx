import { Button, Group, Radio } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { MomentInput } from '../../../../kit/web/inputs/MomentInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { isUrgent } from '../../alerts/severities.ts'
import { alertReachKey, alertVersionsKey, waitingAlertsKey } from '../../web/keys.ts'
import { publishAlert } from '../publishing.contract.ts'

type Props = { row: AnyRow; onDone(): void; onCancel(): void }

/** At once, or at a time; what was entered stays when it is refused. */
export function PublishForm({ row: { id, version, severity }, onDone, onCancel }: Props) {
  const { text } = useLanguage()
  const [when, setWhen] = useState('now')
  const [at, setAt] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { act, busy, problem } = useAct(
    () =>
      call(publishAlert, {
        params: { id },
        body: { version, ...(when === 'at' && at !== null && { at }) },
      }),
    {
      renews: [waitingAlertsKey, alertReachKey(id), alertVersionsKey(id)],
      onDone,
      oneAtATime: true,
    },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isAsked = when === 'at' && at === null
    setMissing(isAsked)
    if (!isAsked) act()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      <p className="m-0">
        {text(isUrgent(String(severity)) ? 'alert_publish_urgent' : 'alert_publish_lead')}
      </p>
      <Radio.Group value={when} onChange={setWhen} aria-label={text('alert_when')}>
        <div className="stack gap-3">
          <Radio value="now" label={text('alert_when_now')} />
          <Radio value="at" label={text('alert_when_at')} />
        </div>
      </Radio.Group>
      {when === 'at' && (
        <MomentInput
          label={text('alert_when_moment')}
          value={at}
          onChange={setAt}
          {...(isMissing && { error: text('alert_when_missing') })}
        />
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text(when === 'at' ? 'alert_schedule' : 'alert_publish')}
        </Button>
      </Group>
    </form>
  )
}
