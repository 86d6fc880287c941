import { useTimes } from '../../../../access/web/use-times.ts'
import { own } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { People } from '../../rules/web/People.tsx'
import { Person } from '../../rules/web/Person.tsx'
import type { ChainPreview, ChainReceiver } from '../chains.contract.ts'

const passedOver = {
  blind: 'rule_sees_none',
  waits: 'chain_waits_for_them',
  left: 'chain_left',
} as const

type Props = { step: ChainPreview['steps'][number] }

/** Whom one step would tell, and when. */
export function StepReceivers({ step }: Props) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const whyNot = (state: ChainReceiver['state']) => {
    const words = own(passedOver, state)
    return words === undefined ? undefined : text(words)
  }
  const { after, at, taken, open, receivers, total } = step
  return (
    <li>
      <h4 className="m-0">
        {text('chain_after', { count: after })}
        {at !== null && (
          <span className="hint">
            {' · '}
            {taken ? text('chain_taken') : moment(at)}
          </span>
        )}
      </h4>
      {open ? (
        <p className="hint m-0">{text('chain_open')}</p>
      ) : (
        total === 0 && <p className="hint m-0">{text('chain_nobody')}</p>
      )}
      <People label={text('rule_who')}>
        {receivers.map((one) => (
          <Person
            key={one.id}
            receiver={one}
            passedOver={whyNot(one.state)}
            inPart={one.state === 'some'}
          />
        ))}
      </People>
    </li>
  )
}
