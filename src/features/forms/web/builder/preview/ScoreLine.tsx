import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../../kit/web/theme/Tag.tsx'
import { percentIn } from '../../../../../register/web/show/numbers-and-days.ts'
import classes from './preview.module.css'
import type { At } from './use-preview.ts'

/** What the answers come to, while they are given. */
export function ScoreLine({ at: { filling } }: { at: At }) {
  const { locale, text } = useLanguage()
  const { points, most, percent, fails, critical } = filling.score()
  return (
    <p className={classes.score} role="status">
      <span>
        {percent === null
          ? text('preview_no_score')
          : text('preview_score', { points, most, percent: percentIn(locale, percent) })}
      </span>
      <Tag tone={fails > 0 ? 'danger' : 'neutral'}>{text('preview_fails', { count: fails })}</Tag>
      {critical && <Tag tone="danger">{text('preview_critical')}</Tag>}
    </p>
  )
}
