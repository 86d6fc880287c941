import {
  IconAlertTriangle,
  IconCheck,
  IconCloudCheck,
  IconCloudOff,
  IconDots,
} from '@tabler/icons-react'
import { useTimes } from '../../../../../access/web/use-times.ts'
import type { DraftStatus } from '../../../../../kit/drafts/draft.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import classes from './fill.module.css'

const looks = {
  typing: [IconDots, undefined],
  device: [IconCheck, 'good'],
  saved: [IconCloudCheck, 'good'],
  offline: [IconCloudOff, undefined],
  refused: [IconAlertTriangle, 'danger'],
  broken: [IconAlertTriangle, 'danger'],
} as const

/** Says whether the draft is saved, and where; unobtrusive as long as it is. */
export function DraftState({ state: { at, when, why } }: { state: DraftStatus }) {
  const { text } = useLanguage()
  const { clock } = useTimes()
  if (at === 'begun') return null
  const [Icon, tone] = looks[at]
  const time = when === undefined ? '' : clock(new Date(when).toISOString())
  const words = {
    typing: () => text('builder_saving'),
    device: () => text('filling_on_device'),
    saved: () => text('builder_saved', { time }),
    offline: () => text('filling_offline'),
    refused: () => why ?? '',
    broken: () => text('filling_not_kept'),
  }[at]()
  return (
    <p
      className={`${classes.state} flex items-center gap-1 text-soft`}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : undefined}
      data-draft={at}
    >
      <Icon className="flex-none" size={16} aria-hidden />
      <span className={classes.whole}>{words}</span>
      {tone === 'good' && (
        <span className={classes.brief} aria-hidden>
          {text('saved')}
        </span>
      )}
    </p>
  )
}
