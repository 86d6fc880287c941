import { useSay } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { bands, bandTones, type RiskBand } from '../../bands.ts'

type Props = { band: RiskBand; score?: number | null }

/** A risk in a word and its colour, with its score. */
export function RiskTag({ band, score }: Props) {
  const say = useSay()
  return (
    <Tag tone={bandTones[band]}>
      {score !== null && score !== undefined && <span>{score}</span>}
      {say(bands[band])}
    </Tag>
  )
}
