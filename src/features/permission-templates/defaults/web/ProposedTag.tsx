import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'

/** Beside a template that the provider proposes to change. */
export function ProposedTag() {
  const text = useText()
  return <Tag tone="notice">{text('proposal_tag')}</Tag>
}
