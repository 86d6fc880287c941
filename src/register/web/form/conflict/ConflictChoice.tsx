import { useId } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { Field } from '../../../fields/field.ts'
import { wordsOf } from '../../../fields/words.ts'
import { useSpeech } from '../fields/use-speech.ts'
import classes from './conflict.module.css'

export type ConflictSide = 'theirs' | 'mine'
type Props = {
  field: Field
  label: string
  theirs: unknown
  mine: unknown
  chosen: ConflictSide | undefined
  onChoose: (side: ConflictSide) => void
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
    <fieldset className="p-0 m-0 min-w-0 border-none">
      <legend className="p-0 mb-2 font-semibold">{label}</legend>
      <div
        className="grid gap-2"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' }}
      >
        {sides.map(({ side, words, value }) => (
          <label
            key={side}
            className={`${classes.side} hover-deep grid content-start gap-1 p-3 relative border-strong rounded cursor-pointer`}
          >
            <span className="hint flex items-center gap-2 font-semibold">
              <input
                className="m-0"
                type="radio"
                name={id}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {words}
            </span>
            <span className="whitespace-pre break-anywhere">
              {wordsOf(field, value, speech) || '—'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
