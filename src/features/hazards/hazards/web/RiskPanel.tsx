import { IconArrowRight } from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { RiskTag } from '../../matrix/web/RiskTag.tsx'
import type { hazards } from '../hazards.register.ts'

/** What the controls do to the risk, and what is to be minded about it. */
export function RiskPanel({ row }: { row: RegisterRow<typeof hazards> }) {
  const text = useText()
  const residual = row.residual_band
  const versions = [row.initial_matrix, row.residual_matrix].filter((one) => one !== null)
  return (
    <div className="grid gap-3">
      <p className="row gap-2">
        {row.initial_band !== null && <RiskTag band={row.initial_band} score={row.initial_score} />}
        <IconArrowRight size={18} aria-label={text('risk_becomes')} role="img" />
        {residual === null ? (
          <span>{text('risk_not_rated_after')}</span>
        ) : (
          <RiskTag band={residual} score={row.residual_score} />
        )}
        <strong>{text(row.acceptable === true ? 'risk_acceptable' : 'risk_not_acceptable')}</strong>
      </p>
      <p className="hint">{text('risk_rated_by', { number: [...new Set(versions)].join(', ') })}</p>
      {row.ppe_only === true && <Notice tone="danger">{text('risk_ppe_only')}</Notice>}
    </div>
  )
}
