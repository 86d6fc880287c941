import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { GateRules } from '../gate.contract.ts'
import type { Who } from './gate-outbox.ts'

type Props = {
  rules: GateRules
  busy: boolean
  problem: string | undefined
  onCome(who: Who): void
  onBack(): void
}

/** A visitor says who they are and reads the short orientation; nothing of it is asked twice. */
export function VisitorForm({ rules, busy, problem, onCome, onBack }: Props) {
  const text = useText()
  const [name, setName] = useState('')
  const [firm, setFirm] = useState('')
  const [host, setHost] = useState('')
  const [hasRead, setRead] = useState(false)
  const { visitor_rules, muster_point } = rules
  return (
    <form
      method="post"
      noValidate
      className="card stack gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '' || !hasRead) return
        onCome({ kind: 'visitor', name: name.trim(), firm: firm.trim(), host: host.trim() })
      }}
    >
      <h2 className="m-0 title-2">{text('gate_visitor')}</h2>
      <TextInput
        size="md"
        required
        label={text('gate_visitor_name')}
        maxLength={120}
        autoComplete="off"
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        size="md"
        label={text('gate_visitor_firm')}
        maxLength={120}
        autoComplete="off"
        value={firm}
        onChange={(event) => setFirm(event.currentTarget.value)}
      />
      <TextInput
        size="md"
        label={text('gate_visitor_host')}
        maxLength={120}
        autoComplete="off"
        value={host}
        onChange={(event) => setHost(event.currentTarget.value)}
      />
      <section aria-label={text('gate_visitor_rules')}>
        <h3 className="m-0 mb-2 text-lg">{text('gate_visitor_rules')}</h3>
        <p className="m-0" style={{ whiteSpace: 'pre-line' }}>
          {visitor_rules ?? text('gate_visitor_default')}
        </p>
        {muster_point !== null && (
          <p className="m-0 mt-2">{text('gate_muster', { place: muster_point })}</p>
        )}
      </section>
      <Checkbox
        size="md"
        label={text('gate_visitor_read')}
        checked={hasRead}
        onChange={(event) => setRead(event.currentTarget.checked)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          loading={busy}
          disabled={name.trim() === '' || !hasRead}
          leftSection={<IconLogin2 aria-hidden />}
        >
          {text('gate_sign_in')}
        </Button>
        <Button size="lg" variant="default" onClick={onBack}>
          {text('gate_next')}
        </Button>
      </div>
    </form>
  )
}
