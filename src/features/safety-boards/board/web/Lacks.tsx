import { IconAlertTriangle } from '@tabler/icons-react'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { sections } from '../../boards/sections.ts'
import type { Lack } from '../board.contract.ts'

const says: Readonly<Record<Lack['what'], MessageKey>> = {
  nothing: 'board_lacks_nothing',
  old: 'board_lacks_old',
  review: 'board_lacks_review',
  expired: 'board_lacks_expired',
  no_sheet: 'board_lacks_sheet',
  no_muster: 'board_lacks_muster',
}

/** What the law wants posted and the registers do not have. */
export function Lacks({ lacks }: { lacks: readonly Lack[] }) {
  const { text, say } = useLanguage()
  if (lacks.length === 0) return <Notice tone="good">{text('board_whole')}</Notice>
  return (
    <section className="card stack gap-2 p-4" aria-label={text('board_lacks')}>
      <h2 className="m-0 text-lg">{text('board_lacks')}</h2>
      <ul className="bare stack gap-2">
        {lacks.map(({ section, what, count }) => (
          <li key={`${section} ${what}`} className="flex gap-2">
            <IconAlertTriangle size={18} className="flex-none" color="var(--warning)" aria-hidden />
            <span>
              <strong>{say(sections[section])}</strong>
              {text('colon')}
              {text(says[what], { count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
