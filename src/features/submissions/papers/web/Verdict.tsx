import { IconCircleCheck, IconCircleX, IconHistory } from '@tabler/icons-react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import classes from './verify.module.css'

const looks = {
  yes: { icon: IconCircleCheck, tone: 'good', role: 'status' },
  earlier: { icon: IconHistory, tone: 'calm', role: 'status' },
  no: { icon: IconCircleX, tone: 'danger', role: 'alert' },
} as const

type Props = { word: keyof typeof looks; children: string }

/** Yes or no in a word, and what that means in a sentence. */
export function Verdict({ word, children }: Props) {
  const { text } = useLanguage()
  const { icon: Icon, tone, role } = looks[word]
  return (
    <div className={classes.verdict} data-tone={tone} role={role}>
      <Icon size={44} stroke={1.75} aria-hidden />
      <p>
        <strong>{text(word === 'no' ? 'verify_no' : 'verify_yes')}</strong>
        <span>{children}</span>
      </p>
    </div>
  )
}
