import {
  IconEyeCheck,
  IconLayoutKanban,
  IconStairs,
  IconTable,
  IconUserQuestion,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { TagLink } from '../../../kit/web/theme/TagLink.tsx'
import { numberIn } from '../../../register/web/show/numbers-and-days.ts'
import classes from './deficiencies.module.css'
import { useBoard } from './use-board.ts'
import { useHere, type View, views } from './use-here.ts'

const icons: Record<View, typeof IconTable> = {
  table: IconTable,
  board: IconLayoutKanban,
  ageing: IconStairs,
}

/** The three views, and what waits for somebody. */
export function AboveDeficiencies() {
  const { locale, text } = useLanguage()
  const here = useHere()
  const { data } = useBoard(here.incident)
  const { mine_to_verify: toVerify = 0, without_owner: unowned = 0 } = data ?? {}
  return (
    <div className={classes.above}>
      <nav className={classes.views} aria-label={text('deficiency_views')}>
        {views.map((view) => {
          const Icon = icons[view]
          return (
            <Link
              key={view}
              to={here.viewAddress(view)}
              aria-current={view === here.view ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden="true" />
              {text(`deficiency_view_${view}`)}
            </Link>
          )
        })}
      </nav>
      <div className={classes.chips}>
        {toVerify > 0 && (
          <TagLink
            to={here.tableWith({ mine_to_verify: ['yes'] })}
            tone="notice"
            icon={<IconEyeCheck size={18} aria-hidden="true" />}
            count={numberIn(locale, toVerify)}
          >
            {text('deficiency_to_verify')}
          </TagLink>
        )}
        {unowned > 0 && (
          <TagLink
            to={here.tableWith({
              status: ['open', 'in_progress'],
              owner: ['none'],
              owner_name: ['none'],
            })}
            tone="danger"
            icon={<IconUserQuestion size={18} aria-hidden="true" />}
            count={numberIn(locale, unowned)}
          >
            {text('deficiency_unowned')}
          </TagLink>
        )}
      </div>
    </div>
  )
}
