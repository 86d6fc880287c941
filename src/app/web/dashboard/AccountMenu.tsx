import { Menu, useMantineColorScheme } from '@mantine/core'
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
import { locales } from '../../../kit/locales.ts'
import { FetchedMenu, type MenuProps } from '../../../kit/web/inputs/menu/FetchedMenu.tsx'
import { languageNames } from '../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'

/** Own account, light or dark, language. */
export function AccountMenu({ button, myAccount }: MenuProps & { myAccount: string }) {
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
    <FetchedMenu button={button} width={240} shadow="md">
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
    </FetchedMenu>
  )
}
