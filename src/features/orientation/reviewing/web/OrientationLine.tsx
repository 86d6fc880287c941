import type { ReactNode } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { orientationRecords } from '../../records/orientation-records.register.ts'
import type { RecordState } from '../../records/state.ts'
import classes from './reviewing.module.css'

type Props = { name: ReactNode; about: readonly (string | null)[]; state: string | null }

const { options, tones } = orientationRecords.fields.state
const isState = (state: string): state is RecordState => state in options

/** One orientation, or one person: what it is, and how far. */
export function OrientationLine({ name, about, state }: Props) {
  const { say, text } = useLanguage()
  const known = state !== null && isState(state) ? state : undefined
  return (
    <li className={classes.line}>
      <div className="stack gap-1">
        <strong className="break-anywhere">{name}</strong>
        <span className="hint">{about.filter((one) => one !== null).join(' · ')}</span>
      </div>
      {known === undefined ? (
        <Tag tone="danger">{text('orientation_none')}</Tag>
      ) : (
        <Tag tone={tones[known]}>{say(options[known])}</Tag>
      )}
    </li>
  )
}
