import { useTimes } from '../../../access/web/use-times.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { deedOf, type Entry, linesOf, type PastNames } from '../../capabilities/history/lines.ts'
import type { Register } from '../../define.ts'
import { useSpeech } from '../form/fields/use-speech.ts'
import { ChangeInWords } from './ChangeInWords.tsx'
import classes from './history.module.css'

type Props = {
  register: Register
  names: PastNames
  entry: Entry & { at: string; actor: string; action: string; reason: string | null }
}

/** One change of a record, on the record. */
export function HistoryEntry({ register, names, entry }: Props) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const speech = useSpeech()
  const { at, actor, action, reason } = entry
  return (
    <li className={classes.entry} data-deed={action}>
      <ChangeInWords
        who={actor === 'system' ? text('history_by_system') : actor}
        deed={deedOf(action, entry)}
        what={text('change_it')}
        when={
          <time className="hint" dateTime={at}>
            {moment(at)}
          </time>
        }
        reason={reason}
        lines={linesOf(register, entry, { speech, names, text })}
      />
    </li>
  )
}
