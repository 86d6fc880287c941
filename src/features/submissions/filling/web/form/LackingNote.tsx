import { useTimes } from '../../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { LackingTraining } from '../../../../competence/definition/index.ts'
import classes from './fill.module.css'

/** Where it stands on the page. */
export const lackingPlace = 'filling-lacking'

type Props = { refused: boolean; lacking: readonly LackingTraining[] }

/** The training that the work asks for and the person has no valid record of. */
export function LackingNote({ refused, lacking }: Props) {
  const { text } = useLanguage()
  const { day } = useTimes()
  if (lacking.length === 0) return null
  return (
    <div
      id={lackingPlace}
      className={classes.note}
      data-tone={refused ? 'danger' : 'warning'}
      role={refused ? 'alert' : 'status'}
    >
      <p>{text(refused ? 'filling_lacking_refused' : 'filling_lacking')}</p>
      <ul className="m-0 w-full">
        {lacking.map(({ course, name, state, until }) => (
          <li key={course}>
            {name}
            {text('colon')}
            {text(`filling_lacking_${state}`, { day: until === null ? '' : day(until) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
