import { Button, Textarea } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconArrowLeft,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconLogin2,
  IconLogout2,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { EntryDecision } from '../deciding/decide.ts'
import type { GatePass, GatePerson } from '../gate.contract.ts'
import classes from './gate.module.css'
import { reasonWords } from './reason-words.ts'

const looks = {
  green: { icon: IconCircleCheckFilled, tone: 'good', says: 'gate_green' },
  amber: { icon: IconAlertTriangleFilled, tone: 'warning', says: 'gate_amber' },
  red: { icon: IconCircleXFilled, tone: 'danger', says: 'gate_red' },
} as const

type Props = {
  person: GatePerson
  decision: EntryDecision
  /** Somebody let them in for today all the same. */
  override: { by: string; reason: string } | undefined
  inside: GatePass | undefined
  busy: boolean
  problem: string | undefined
  onCome(): void
  onGo(pass: GatePass): void
  onBack(): void
  /** Not there where nobody who may is signed in. */
  onOverride: ((reason: string) => void) | undefined
}

/** What the gate says of one person, readable from two steps away, and what is done about it. */
export function Verdict(props: Props) {
  const { person, decision, override, inside, busy, problem } = props
  const language = useLanguage()
  const { text } = language
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { icon: Icon, tone, says } = looks[decision.colour]
  const isRefused = decision.colour === 'red' && override === undefined
  return (
    <section className={classes.verdict} data-tone={tone} aria-label={person.name}>
      <p className={classes.says}>
        <Icon size={44} aria-hidden />
        <strong role="status">{text(says)}</strong>
      </p>
      <h2 className="m-0 title-1 break-anywhere" tabIndex={-1} ref={head}>
        {person.name}
      </h2>
      {person.firm !== null && <p className="m-0">{person.firm}</p>}
      {decision.reasons.length > 0 && (
        <ul className={classes.reasons}>
          {decision.reasons.map((reason) => (
            <li key={`${reason.code} ${reason.about}`} data-red={reason.red || undefined}>
              {reasonWords(language, reason)}
            </li>
          ))}
        </ul>
      )}
      {decision.colour === 'red' && override !== undefined && (
        <Notice tone="calm">
          {text('gate_overridden', { name: override.by, reason: override.reason })}
        </Notice>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        {inside !== undefined ? (
          <Button
            size="lg"
            loading={busy}
            leftSection={<IconLogout2 aria-hidden />}
            onClick={() => props.onGo(inside)}
          >
            {text('gate_sign_out')}
          </Button>
        ) : (
          !isRefused && (
            <Button
              size="lg"
              loading={busy}
              leftSection={<IconLogin2 aria-hidden />}
              onClick={props.onCome}
            >
              {text('gate_sign_in')}
            </Button>
          )
        )}
        <Button
          size="lg"
          variant="default"
          leftSection={<IconArrowLeft aria-hidden />}
          onClick={props.onBack}
        >
          {text('gate_next')}
        </Button>
      </div>
      {isRefused &&
        inside === undefined &&
        (props.onOverride === undefined ? (
          <>
            <p className="m-0">{text('gate_ask')}</p>
            <div>
              <Button variant="default" loading={busy} onClick={props.onCome}>
                {text('gate_note')}
              </Button>
            </div>
          </>
        ) : (
          <OverrideForm busy={busy} onOverride={props.onOverride} />
        ))}
    </section>
  )
}

function OverrideForm({ busy, onOverride }: { busy: boolean; onOverride(reason: string): void }) {
  const { text } = useLanguage()
  const [reason, setReason] = useState('')
  return (
    <form
      method="post"
      noValidate
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() !== '') onOverride(reason.trim())
      }}
    >
      <Textarea
        label={text('gate_override_why')}
        description={text('gate_override_lead')}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" color="red" loading={busy} disabled={reason.trim() === ''}>
          {text('gate_override')}
        </Button>
      </div>
    </form>
  )
}
