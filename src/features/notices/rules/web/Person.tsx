import { Badge } from '@mantine/core'
import { own } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { MailTime } from '../../settings.contract.ts'
import type { Receiver } from '../rules.contract.ts'
import classes from './receivers.module.css'

export const mailWords = {
  'at-once': 'rule_how_at_once',
  morning: 'rule_how_morning',
  off: 'rule_how_off',
} as const satisfies Record<MailTime, string>

const whyWords = {
  role: 'rule_why_role',
  template: 'rule_why_template',
  named: 'rule_why_named',
  supervisor: 'rule_why_supervisor',
  manager: 'rule_why_manager',
  hs_lead: 'rule_why_hs_lead',
} as const

type Props = {
  receiver: Pick<Receiver, 'name' | 'why' | 'screen' | 'mail'>
  /** Why they are not told. */
  passedOver?: string | undefined
  /** They see only some of such records, and are told of these. */
  inPart: boolean
}

/** Somebody whom a rule or a chain reaches: why, and how they are told. */
export function Person({ receiver: { name, why, screen, mail }, passedOver, inPart }: Props) {
  const { text } = useLanguage()
  const how = !screen && mail === 'off' ? 'rule_how_nothing' : mailWords[mail]
  const reasons = why.flatMap(({ by, what }) => {
    const words = own(whyWords, by)
    return words === undefined ? [] : [text(words, { what: what ?? '' })]
  })
  return (
    <li className={classes.person}>
      <div>
        <strong>{name}</strong> <span className="hint">{reasons.join(' · ')}</span>
      </div>
      {passedOver === undefined ? (
        <span className="hint">
          {text(how)}
          {inPart && ` · ${text('rule_sees_some')}`}
        </span>
      ) : (
        <Badge color="red" variant="light">
          {passedOver}
        </Badge>
      )}
    </li>
  )
}
