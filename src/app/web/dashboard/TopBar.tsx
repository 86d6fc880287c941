import { Burger } from '@mantine/core'
import { useSession } from '../../../access/web/session.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { Bell } from '../../../features/notices/web/Bell.tsx'
import { PresentButton } from '../../../features/projects/present/web/PresentButton.tsx'
import { HeaderSearch } from '../../../features/search/web/HeaderSearch.tsx'
import { Outbox } from '../../../features/submissions/filling/web/outbox/Outbox.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Brand } from '../shell/Brand.tsx'
import { WhoIsHere } from '../shell/WhoIsHere.tsx'
import { AccountButton } from './AccountButton.tsx'
import classes from './dashboard.module.css'

type Props = {
  menuOpen: boolean
  /** On wide screens too; on narrow ones it always does. */
  menuFolds: boolean
  onMenu: (open: boolean) => void
}

export function TopBar({ menuOpen, menuFolds, onMenu }: Props) {
  const text = useText()
  const { user, role } = useSession()
  const holds = useHolds()
  return (
    <div
      className={`${classes.topBar} flex items-center gap-4 p-0 px-4 h-full bg-night text-white`}
    >
      <Burger
        {...(!menuFolds && { hiddenFrom: 'md' })}
        size="sm"
        color="#fff"
        opened={menuOpen}
        onClick={() => onMenu(!menuOpen)}
        aria-label={menuOpen ? text('menu_close') : text('menu_open')}
        aria-expanded={menuOpen}
      />
      <Brand />
      <HeaderSearch />
      <div className={`${classes.account} flex items-center gap-3 ml-auto min-w-0`}>
        {role !== undefined && role !== 'admin' && <PresentButton />}
        {user !== undefined && user.seen_by === undefined && holds('submissions.view') && (
          <Outbox key={user.id} account={user.id} />
        )}
        {role !== undefined && role !== 'admin' && user?.seen_by === undefined && (
          <Bell key={user?.id} />
        )}
        <AccountButton myAccount="/dashboard/my-account" />
        <WhoIsHere />
      </div>
    </div>
  )
}
