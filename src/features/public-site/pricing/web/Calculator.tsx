import { useState } from 'react'
import { fill } from '../../../../kit/language/message.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { machineFor, photoMegabytes, recordMegabytes, workingDays } from '../machine.ts'
import type english from '../words/en.json'
import classes from './pricing.module.css'

const most = { submissions: 20_000, photos: 50, years: 30 }
const usual = { submissions: '50', photos: '3', years: '5' }

/** What was typed, as a number within what makes sense; nothing while it is none. */
const within = (typed: string, top: number): number =>
  Math.min(top, Math.max(0, Math.round(Number(typed) || 0)))

/** How large a machine, as it is typed. */
export function Calculator({ words }: { words: typeof english.calculator }) {
  const { locale } = useLanguage()
  const [typed, setTyped] = useState(usual)
  const { size, disk, perYear } = machineFor({
    submissions: within(typed.submissions, most.submissions),
    photos: within(typed.photos, most.photos),
    years: within(typed.years, most.years),
  })
  const say = (message: string, values: Record<string, string | number>) =>
    fill(message, values, locale)
  return (
    <section className={classes.part}>
      <h2>{words.title}</h2>
      <p className="mt-2 max-w-prose text-soft">{words.lead}</p>
      <div className={`${classes.calculator} card p-6`}>
        <div className="grid content-start gap-4">
          {(['submissions', 'photos', 'years'] as const).map((name) => (
            <Field
              key={name}
              label={words[name]}
              type="number"
              inputMode="numeric"
              min={0}
              max={most[name]}
              value={typed[name]}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </div>
        <output className="grid content-start gap-3">
          <span className="hint">{words.machine}</span>
          <strong className={classes.answer}>
            {say(words.cores, { n: size.cores, memory: size.memory })}
          </strong>
          <strong className={classes.answer}>{say(words.disk, { n: disk })}</strong>
          <span>{say(words.year, perYear)}</span>
          {size.name === 'large' && <span>{words.several}</span>}
          <span className="hint">
            {say(words.assumes, {
              days: workingDays,
              photo: numberIn(locale, photoMegabytes, 2),
              record: numberIn(locale, recordMegabytes, 2),
            })}
          </span>
        </output>
      </div>
    </section>
  )
}
