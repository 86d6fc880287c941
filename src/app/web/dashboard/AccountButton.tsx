import { Avatar, UnstyledButton } from '@mantine/core'
import { useSession } from '../../../access/web/session.ts'
import { MenuLater } from '../../../kit/web/inputs/menu/MenuLater.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { atFirstTouch } from '../../../kit/web/later.ts'

const accountMenu = atFirstTouch(async () => (await import('./AccountMenu.tsx')).AccountMenu)

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Who is here; leads to the own account, the look and the language. */
export function AccountButton({ myAccount }: { myAccount: string }) {
  const text = useText()
  const { user } = useSession()
  const initials = initialsOf(user?.name ?? '')
  return (
    <MenuLater
      menu={accountMenu}
      myAccount={myAccount}
      button={
        <UnstyledButton aria-label={`${initials}: ${text('account_menu')}`}>
          <Avatar size={34} color="safety" variant="filled">
            {initials}
          </Avatar>
        </UnstyledButton>
      }
    />
  )
}
