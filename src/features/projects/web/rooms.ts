// The rooms of a project and of a team: the last part of their addresses, and of the names of their screens.
import { IconAddressBook, IconClipboardCheck, IconTool, IconUsers } from '@tabler/icons-react'
import { RainIcon } from './RainIcon.tsx'

export const rooms = [
  {
    room: 'tracker',
    message: 'screen_tracker',
    label: 'Submission tracker',
    Icon: IconClipboardCheck,
  },
  { room: 'rain-days', message: 'screen_rain_days', label: 'Rain days', Icon: RainIcon },
  { room: 'workers', message: 'screen_roster_workers', label: 'Workers', Icon: IconUsers },
  { room: 'assets', message: 'screen_roster_assets', label: 'Assets on site', Icon: IconTool },
  {
    room: 'clients',
    message: 'screen_roster_clients',
    label: 'Client contacts',
    Icon: IconAddressBook,
  },
] as const
