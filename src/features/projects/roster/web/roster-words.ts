// What each part of a roster is called.
import type { Icon } from '@tabler/icons-react'
import { IconAddressBook, IconTool, IconUsers } from '@tabler/icons-react'
import type { RosterPart } from '../roster.contract.ts'

type Words = {
  add: string
  none: string
  why: string
  search: string
  nothing: string
  remove: string
  Icon: Icon
}

export const rosterWords: Readonly<Record<RosterPart, Words>> = {
  workers: {
    add: 'Add workers',
    none: 'No workers yet',
    why: 'Record who works here, when and in which role: they are counted by day and see the forms of their day.',
    search: 'Search people',
    nothing: 'No one else has that name.',
    remove: 'Remove this worker from the list?',
    Icon: IconUsers,
  },
  assets: {
    add: 'Add assets',
    none: 'No assets yet',
    why: 'Record which machines, vehicles and tools are here, and when.',
    search: 'Search by name or tag number',
    nothing: 'No other asset has that name.',
    remove: 'Remove this asset from the list?',
    Icon: IconTool,
  },
  clients: {
    add: 'Add contacts',
    none: 'No contacts yet',
    why: 'Add the client’s people and choose which submitted forms each of them gets by e-mail.',
    search: 'Search by name or client',
    nothing: 'No other contact has that name.',
    remove: 'Remove this contact from the list?',
    Icon: IconAddressBook,
  },
}
