import { useId } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { Field } from '../../fields/field.ts'
import classes from './conflict.module.css'
import { useSpeech } from './use-speech.ts'
import { wordsOf } from './words.ts'

export type Side = 'theirs' | 'mine'
type Props = {
  field: Field
  label: string
  theirs: unknown
  mine: unknown
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One field that two people changed: the two values side by side, one to be chosen. */
export function ConflictChoice({ field, label, theirs, mine, chosen, onChoose }: Props) {
  const text = useText()
  const speech = useSpeech()
  const id = useId()
  const sides = [
    { side: 'theirs', words: text('conflict_theirs'), value: theirs },
    { side: 'mine', words: text('conflict_mine'), value: mine },
  ] as const
  return (
    <fieldset className={classes.clash}>
      <legend>{label}</legend>
      <div className={classes.sides}>
        {sides.map(({ side, words, value }) => (
          <label key={side} className={classes.side}>
            <span>
              <input
                type="radio"
                name={id}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {words}
            </span>
            <span className={classes.value}>{wordsOf(field, value, speech) || '—'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
