import type { Field } from '../../../fields/field.ts'
import { isEmpty } from '../../../fields/sendable.ts'
import { wordsOf } from '../../../fields/words.ts'
import { ShownValue } from '../../show/ShownValue.tsx'
import classes from '../form.module.css'
import { useSpeech } from './use-speech.ts'

type Props = { field: Field; label: string; value: unknown }

/** Shown as a list shows them: to be followed, or with the colour that they have there. */
const asInLists = new Set(['phone', 'email', 'link', 'choice', 'file', 'photo'])

/** A value that nobody changes here, whole. */
export function ShownField({ field, label, value }: Props) {
  const speech = useSpeech()
  const shown = asInLists.has(field.kind) ? (
    <ShownValue field={field} value={value} />
  ) : (
    wordsOf(field, value, speech)
  )
  return (
    <dl className={`${classes.shown} m-0 whitespace-pre break-anywhere`}>
      <dt className="hint font-medium">{label}</dt>
      <dd>{isEmpty(field, value) ? '—' : shown}</dd>
    </dl>
  )
}
