import { IconShieldExclamation } from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { riskIn } from '../../bands.ts'
import { RiskTag } from '../../matrix/web/RiskTag.tsx'

/** `when`: what the names of its fields begin with. */
type Props = { row: Readonly<Record<string, unknown>>; when: string }

/** A risk in the list; beside the initial one a warning where PPE alone stands against it. */
export function RiskCell({ row, when }: Props) {
  const text = useText()
  const risk = riskIn(row, when)
  if (risk === undefined) return null
  return (
    <span className="inline-flex items-center gap-1">
      <RiskTag {...risk} />
      {when === 'initial' && row.ppe_only === true && (
        <IconShieldExclamation
          size={18}
          style={{ color: 'var(--warning)' }}
          role="img"
          aria-label={text('risk_ppe_only_short')}
        />
      )}
    </span>
  )
}
