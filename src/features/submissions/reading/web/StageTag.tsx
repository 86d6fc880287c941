import { own } from '../../../../kit/own.ts'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { stages, stageTones } from '../../stages/stages.ts'

/** Where a submission stands, as its lists say it. */
export function StageTag({ stage }: { stage: string }) {
  const say = useSay()
  return <Tag tone={own(stageTones, stage) ?? 'neutral'}>{say(own(stages, stage) ?? stage)}</Tag>
}
