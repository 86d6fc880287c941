import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTimes } from '../../../access/web/use-times.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { GateRules } from '../gate.contract.ts'
import { FindPerson } from './FindPerson.tsx'
import { GateAlerts } from './GateAlerts.tsx'
import classes from './gate.module.css'
import { insideOf } from './gate-outbox.ts'
import { Inside } from './Inside.tsx'
import type { GateHere } from './use-gate.ts'
import { Verdict } from './Verdict.tsx'
import { VisitorForm } from './VisitorForm.tsx'

type Props = {
  gate: GateHere
  rules: GateRules
  /** Lets a person in all the same; not there where nobody who may is signed in. */
  onOverride?: (person: string, reason: string) => void
  overriding?: { busy: boolean; problem: string | undefined; forget(): void }
}

const freshFor = 5 * 60_000

/** One person after the other: found, decided, signed in or out; beside it who is inside. */
export function GateDesk({ gate, rules, onOverride, overriding }: Props) {
  const text = useText()
  const { moment } = useTimes(rules.zone)
  const [at, setAt] = useState<string | 'visitor'>()
  const { come, go, passes } = gate
  const person = rules.people.find(({ id }) => id === at)
  const decision = person && gate.decide(person)
  const back = () => {
    setAt(undefined)
    come.forget()
    overriding?.forget()
  }
  const when = { when: moment(rules.read_at) }
  return (
    <div className={classes.desk}>
      <div className="stack gap-4 content-start">
        <GateAlerts alerts={rules.alerts} />
        {gate.isTooOld ? (
          <Notice tone="danger">{text('gate_too_old', when)}</Notice>
        ) : (
          gate.age > freshFor && <Notice tone="calm">{text('gate_rules_of', when)}</Notice>
        )}
        {gate.waiting > 0 && (
          <Notice tone="calm">{text('gate_waiting', { count: gate.waiting })}</Notice>
        )}
        {at === undefined && !gate.isTooOld && (
          <>
            <FindPerson people={rules.people} onFound={({ id }) => setAt(id)} />
            <div>
              <Button
                size="lg"
                variant="default"
                leftSection={<IconUserPlus aria-hidden />}
                onClick={() => setAt('visitor')}
              >
                {text('gate_visitor')}
              </Button>
            </div>
          </>
        )}
        {at === 'visitor' && (
          <VisitorForm
            rules={rules}
            busy={come.busy}
            problem={come.problem}
            onBack={back}
            onCome={(who) => {
              come.act({ who, decision: { colour: 'green', reasons: [] }, onDone: back })
            }}
          />
        )}
        {person !== undefined && decision !== undefined && !gate.isTooOld && (
          <Verdict
            key={person.id}
            person={person}
            decision={decision}
            override={rules.overrides.find((one) => one.person === person.id)}
            inside={insideOf(passes).find((pass) => pass.person === person.id)}
            busy={come.busy || go.busy || overriding?.busy === true}
            problem={come.problem ?? overriding?.problem}
            onCome={() => {
              const { id, name, firm } = person
              come.act({ who: { kind: 'person', person: id, name, firm }, decision, onDone: back })
            }}
            onGo={(pass) => go.act(pass)}
            onBack={back}
            onOverride={onOverride && ((reason) => onOverride(person.id, reason))}
          />
        )}
      </div>
      <Inside passes={passes} rules={rules} onGo={(pass) => go.act(pass)} />
    </div>
  )
}
