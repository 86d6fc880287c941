import { useSay } from '../../../../kit/web/language/Language.tsx'
import { Tag, type TagTone } from '../../../../kit/web/theme/Tag.tsx'
import { type Stage, stages, submissions } from '../../submissions.register.ts'

const { tones } = submissions.fields.stage as { tones?: Readonly<Record<string, TagTone>> }

/** Where a submission stands, as its lists say it. */
export function StageTag({ stage }: { stage: string }) {
  const say = useSay()
  return <Tag tone={tones?.[stage] ?? 'neutral'}>{say(stages[stage as Stage] ?? stage)}</Tag>
}
