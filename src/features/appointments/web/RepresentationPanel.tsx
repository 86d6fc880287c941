import { useText } from '../../../kit/web/language/Language.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import type { CoveredPlace } from '../coverage/coverage.contract.ts'
import { hsReps } from '../hs-reps/hs-reps.register.ts'
import classes from './appointments.module.css'
import { Panel } from './Panel.tsx'
import { PosterButton } from './PosterButton.tsx'

const toneOf = ({ needed, there }: CoveredPlace['representation']) =>
  there > 0 ? 'good' : needed ? 'danger' : 'calm'
const wordsOf = ({ needed, there }: CoveredPlace['representation']) =>
  there > 0 ? 'rep_there' : needed ? 'rep_needed' : 'rep_not_needed'

/** Which workplaces need a representative, and whether they have one. */
export function RepresentationPanel() {
  const text = useText()
  return (
    <Panel
      title={text('rep_title')}
      lead={text('rep_lead')}
      actions={<PosterButton register={hsReps} title={text('poster_hs_reps')} />}
      rules={['representative', 'committee']}
    >
      {(places) => (
        <ul className={`${classes.lines} bare`}>
          {places
            .filter(({ representation: { needed, there } }) => needed || there > 0)
            .map(({ location, employed, representation }) => (
              <li className="row py-2 gap-x-4 gap-y-1 border-t" key={location.id}>
                <strong>{location.name}</strong>
                <span className="hint">
                  {employed === null
                    ? text('head_count_unknown')
                    : text('head_count_employed', { count: employed })}
                </span>
                <Tag tone={toneOf(representation)}>{text(wordsOf(representation))}</Tag>
              </li>
            ))}
        </ul>
      )}
    </Panel>
  )
}
