import { Button } from '@mantine/core'
import { holds } from '../../../../access/grants.ts'
import { grantsOf, useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { Switching } from '../../rules.contract.ts'
import classes from '../rules.module.css'
import { SaysContext, useSays } from '../use-says.ts'
import type { Switches } from '../use-switches.ts'
import { SwitchForm } from './SwitchForm.tsx'

/** Whether an uncertain rule is on for the company, who said so and why, and the way to say otherwise. */
export function RuleSwitch({ code, switches }: { code: string; switches: Switches }) {
  const says = useSays()
  const { user } = useSession()
  const { openModal, closeModal } = useModals()
  const [latest, ...earlier] = switches.saidOf(code)
  const on = latest?.on === true
  const title = says.word(`title_${code}`)
  const key = `rule-switch ${code}`
  const ask = () =>
    openModal(key, {
      title: says.word(on ? 'switch_question_off' : 'switch_question_on', { title }),
      body: (
        <SaysContext value={says}>
          <SwitchForm code={code} on={!on} onDone={() => closeModal(key)} />
        </SaysContext>
      ),
    })
  return (
    <div className={classes.switch}>
      <div className="row gap-2">
        <Tag tone={on ? 'good' : 'neutral'}>{says.word(on ? 'switch_on' : 'switch_off')}</Tag>
        {holds(new Set(user === undefined ? [] : grantsOf(user)), 'rules.edit') && (
          <Button
            variant="default"
            size="xs"
            aria-label={says.word(on ? 'switch_question_off' : 'switch_question_on', { title })}
            onClick={ask}
          >
            {says.word(on ? 'switch_turn_off' : 'switch_turn_on')}
          </Button>
        )}
      </div>
      {latest === undefined ? <p>{says.word('switch_never')}</p> : <Said said={latest} />}
      {earlier.length > 0 && (
        <details>
          <summary className="cursor-pointer">
            {says.word('switch_history', { count: earlier.length })}
          </summary>
          <ul className="grid gap-2 p-0 m-0 mt-2">
            {earlier.map((said) => (
              <li key={said.number}>
                <Said said={said} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Said({ said: { on, reason, by, at } }: { said: Switching }) {
  const says = useSays()
  const { moment } = useTimes()
  const who = by ?? says.word('switch_somebody')
  return (
    <p>
      “{reason}”
      <span className="hint block">
        {says.word(on ? 'switch_on' : 'switch_off')} · {moment(at)} · {who}
      </span>
    </p>
  )
}
