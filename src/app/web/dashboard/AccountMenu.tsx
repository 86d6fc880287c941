import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import {
  IconCheck,
  IconDeviceDesktop,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useKeepLanguage } from '../../../features/my-account/web/use-keep-language.ts'
import { languageNames, locales } from '../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Own account, light or dark, language. */
export function AccountMenu({ myAccount }: { myAccount: string }) {
  const { user } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { locale: language, text } = useLanguage()
  const keepLanguage = useKeepLanguage()
  const schemes = [
    { value: 'light', label: text('scheme_light'), icon: IconSun },
    { value: 'dark', label: text('scheme_dark'), icon: IconMoon },
    { value: 'auto', label: text('scheme_auto'), icon: IconDeviceDesktop },
  ] as const
  const tick = (chosen: boolean) => (chosen ? <IconCheck size={16} /> : null)
  return (
    <Menu position="bottom-end" width={240} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton aria-label={`${initials(user?.name ?? '')}: ${text('account_menu')}`}>
          <Avatar size={34} color="safety" variant="filled">
            {initials(user?.name ?? '')}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user?.email}</Menu.Label>
        <Menu.Item component={Link} to={myAccount} leftSection={<IconUserCircle size={18} />}>
          {text('my_account')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{text('appearance')}</Menu.Label>
        {schemes.map(({ value, label, icon: Icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon size={18} />}
            rightSection={tick(colorScheme === value)}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{text('language')}</Menu.Label>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locale}
            rightSection={tick(language === locale)}
            onClick={() => void keepLanguage(locale)}
          >
            {languageNames[locale]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
