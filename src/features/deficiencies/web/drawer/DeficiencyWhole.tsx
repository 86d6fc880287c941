import { Link } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { ShownChoice } from '../../../../register/web/show/ShownChoice.tsx'
import type { Story } from '../../deficiencies.contract.ts'
import { deficiencies } from '../../deficiencies.register.ts'
import { LateDays } from '../LateDays.tsx'
import type { Here } from '../use-here.ts'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'
import classes from './drawer.module.css'
import { Facts } from './Facts.tsx'
import { SimilarOnes } from './SimilarOnes.tsx'
import { StepBar } from './StepBar.tsx'
import { Timeline } from './Timeline.tsx'
import type { Deficiency } from './use-deficiency.ts'

type Props = { row: Deficiency; story: Story; here: Here }

/** One deficiency: how it stands, what can be done, what is known, what it looks like, what happened. */
export function DeficiencyWhole({ row, story, here }: Props) {
  const text = useText()
  const { fields } = deficiencies
  return (
    <div className={classes.whole}>
      <div>
        <div className="flex flex-wrap gap-2">
          <ShownChoice field={fields.status} value={row.status} />
          <ShownChoice field={fields.severity} value={row.severity} />
          <LateDays days={row.days_overdue} />
          {row.stop_work === true && <Tag tone="danger">{text('deficiency_stopped')}</Tag>}
          {row.effectiveness && (
            <ShownChoice field={fields.effectiveness} value={row.effectiveness} />
          )}
          {row.archived_at !== null && <Tag tone="neutral">{text('list_state_deleted')}</Tag>}
        </div>
        <h2 className="title-3 break-anywhere" style={{ margin: 'var(--space-3) 0 0' }}>
          {row.title}
        </h2>
        {row.description && <p className={classes.words}>{row.description}</p>}
        {row.repeat_of && (
          <p className={classes.repeat}>
            {text('deficiency_repeats')}{' '}
            <Link to={here.addressWith({ row: row.repeat_of.id })}>{row.repeat_of.name}</Link>
          </p>
        )}
      </div>
      <StepBar row={row} can={story.can} />
      <BeforeAndAfter before={row.photos_before} after={row.photos_after} />
      <Facts row={row} />
      <SimilarOnes similar={story.similar} here={here} />
      <Timeline events={story.events} />
    </div>
  )
}
