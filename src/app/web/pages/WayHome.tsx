import { type AccountRole, homePathOf, useSession } from '../../../access/web/session.ts'
import type { MessageKey } from '../../../kit/web/language/catalogue.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'

const names: Partial<Record<AccountRole, MessageKey>> = {
  admin: 'back_office',
  trade_contractor: 'nav_projects',
}

/** To where the person's own area begins; for a stranger that is the front page. */
export function WayHome({ look = 'filled' }: { look?: 'filled' | 'outline' }) {
  const text = useText()
  const { role } = useSession()
  return (
    <LinkButton to={role === undefined ? '/' : homePathOf(role)} look={look}>
      {text(role === undefined ? 'to_front_page' : (names[role] ?? 'dashboard'))}
    </LinkButton>
  )
}
