import { IconEyeOff } from '@tabler/icons-react'
import { useSession } from '../../../../access/web/session.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'

/** Where the person has a screen that is not shown to somebody who sees as them: it says so. */
export function NotShown({ why }: { why: 'private' | 'writes' | 'withheld' }) {
  const text = useText()
  const { user } = useSession()
  return (
    <Page
      before={<IconEyeOff size={28} aria-hidden="true" />}
      title={text('seeing_not_shown')}
      lead={text(`seeing_${why}`, { name: user?.name ?? '' })}
    />
  )
}
