import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { RegisterRow } from '../../../register/define.ts'
import type { firstAiders } from '../first-aiders/first-aiders.register.ts'
import type { hsReps } from '../hs-reps/hs-reps.register.ts'
import type { jhsc } from '../jhsc/jhsc.register.ts'
import { PosterPerson } from './PosterPerson.tsx'
import classes from './poster.module.css'

/** The registers of people who hold an office. */
export type Offices = typeof firstAiders | typeof hsReps | typeof jhsc
export type Officer = RegisterRow<Offices>

type Props = { title: string; rows: readonly Officer[]; onPrinted: () => void }

const placeOf = ({ location }: Officer) => location.name

/** On paper only, in place of the screen: names, photos, places, telephones. */
export function Poster({ title, rows, onPrinted }: Props) {
  const { locale, text } = useLanguage()
  const poster = useRef<HTMLDivElement>(null)
  const done = useEffectEvent(onPrinted)

  useEffect(() => {
    const end = () => done()
    window.addEventListener('afterprint', end)
    const pictures = [...(poster.current?.querySelectorAll('img') ?? [])]
    // A picture that cannot be shown is no reason not to print the names.
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => window.print())
    return () => window.removeEventListener('afterprint', end)
  }, [])

  const byPlace = [...Map.groupBy(rows, placeOf)].sort(([a], [b]) => a.localeCompare(b, locale))
  const today = new Date()
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return createPortal(
    <div ref={poster} className={classes.poster}>
      {byPlace.map(([place, people]) => (
        <section key={place}>
          <h1>{title}</h1>
          <p className={classes.place}>{place}</p>
          <ul>
            {people.map((row) => (
              <PosterPerson key={row.id} row={row} />
            ))}
          </ul>
          <p className={classes.foot}>{text('poster_as_of', { when: dayIn(locale, day) })}</p>
        </section>
      ))}
    </div>,
    document.body,
  )
}
