import {
  IconEyeCheck,
  IconLayoutKanban,
  IconStairs,
  IconTable,
  IconUserQuestion,
} from '@tabler/icons-react'
import { numberIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Views } from '../../../kit/web/page/Views.tsx'
import { TagLink } from '../../../kit/web/theme/TagLink.tsx'
import { useBoard } from './use-board.ts'
import { useHere, type View, views } from './use-here.ts'
import { WhichDeficiencies } from './WhichDeficiencies.tsx'

const icons: Record<View, typeof IconTable> = {
  table: IconTable,
  board: IconLayoutKanban,
  ageing: IconStairs,
}

/** The three views, and what waits for somebody. */
export function AboveDeficiencies() {
  const { locale, text } = useLanguage()
  const here = useHere()
  const { data } = useBoard(here)
  const { mine_to_verify: toVerify = 0, without_owner: unowned = 0 } = data ?? {}
  return (
    <div className="row justify-between gap-3">
      <Views
        label={text('deficiency_views')}
        views={views.map((view) => ({
          to: here.viewAddress(view),
          label: text(`deficiency_view_${view}`),
          here: view === here.view,
          Icon: icons[view],
        }))}
      />
      <div className="flex flex-wrap gap-2">
        {here.view === 'table' && <WhichDeficiencies here={here} />}
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
