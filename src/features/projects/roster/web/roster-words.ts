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
    why: 'Say who works here, from when to when and as what: they are counted by day, and they find the forms of their day.',
    search: 'Search people',
    nothing: 'Nobody else is called that.',
    remove: 'Take this worker off the list?',
    Icon: IconUsers,
  },
  assets: {
    add: 'Add assets',
    none: 'No assets yet',
    why: 'Say which machines, vehicles and tools are here, from when to when.',
    search: 'Search by name or tag number',
    nothing: 'No other asset is called that.',
    remove: 'Take this asset off the list?',
    Icon: IconTool,
  },
  clients: {
    add: 'Add contacts',
    none: 'No contacts yet',
    why: 'Add the client’s people, and choose the forms of which each is mailed a copy as soon as one is submitted.',
    search: 'Search by name or client',
    nothing: 'No other contact is called that.',
    remove: 'Take this contact off the list?',
    Icon: IconAddressBook,
  },
}
