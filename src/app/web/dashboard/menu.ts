// The sidebar: its groups, and the screens that say they belong in them. What a person's grants do not open is not
// shown to them.
import {
  IconAlertTriangle,
  IconBuildingCommunity,
  IconChartBar,
  IconClipboardCheck,
  IconFiles,
  IconForms,
  type IconHome,
  IconSettings,
  IconTool,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { type MenuGroup, type Screen, screens } from '../../../access/screens.ts'
import type { BrowserSession } from '../../../access/web/session.ts'
import type { MessageKey, Text } from '../../../kit/web/language/catalogue.ts'

type Group = { name: MenuGroup; label: MessageKey; icon: typeof IconHome }

const groups: readonly Group[] = [
  { name: 'work', label: 'nav_work', icon: IconClipboardCheck },
  { name: 'risk', label: 'nav_risk', icon: IconAlertTriangle },
  { name: 'sites', label: 'nav_sites', icon: IconBuildingCommunity },
  { name: 'people', label: 'nav_people', icon: IconUsers },
  { name: 'contractors', label: 'nav_contractors', icon: IconUsersGroup },
  { name: 'equipment', label: 'nav_equipment', icon: IconTool },
  { name: 'documents', label: 'nav_documents', icon: IconFiles },
  { name: 'forms', label: 'nav_forms', icon: IconForms },
  { name: 'analytics', label: 'nav_analytics', icon: IconChartBar },
  { name: 'settings', label: 'nav_settings', icon: IconSettings },
]

const entries = screens
  .flatMap((screen) => (screen.menu === undefined ? [] : [{ screen, ...screen.menu }]))
  .sort((one, other) => one.at - other.at)

export type MenuEntry = { screen: Screen; label: string }

export const mayOpen = ({ role, processedPermissions }: BrowserSession, name: string): boolean =>
  role === 'admin' || processedPermissions.has(name)

export function menuFor(session: BrowserSession, text: Text) {
  return groups
    .map(({ name, label, icon }) => ({
      name,
      label: text(label),
      icon,
      entries: entries
        .filter(({ group, screen }) => group === name && mayOpen(session, screen.name))
        .map((entry): MenuEntry => ({ screen: entry.screen, label: text(entry.label) })),
    }))
    .filter(({ entries }) => entries.length > 0)
}
