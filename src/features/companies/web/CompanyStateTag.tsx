import { useText } from '../../../kit/web/language/Language.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import type { companyStates } from '../companies.contract.ts'

const tones = { trial: 'notice', active: 'good', suspended: 'warning', closed: 'calm' } as const

export function CompanyStateTag({ state }: { state: (typeof companyStates)[number] }) {
  const text = useText()
  return <Tag tone={tones[state]}>{text(`company_is_${state}`)}</Tag>
}
