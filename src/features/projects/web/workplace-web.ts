import { currentSession } from '../../../access/web/session.ts'
import { later } from '../../../kit/web/later.ts'
import type { AnyRow } from '../../../register/define.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { pathAt, registerOf, type WorkplaceKind } from '../workplace.ts'
import { rooms } from './rooms.ts'

const links = {
  project: later(async () => (await import('./WorkplaceLinks.tsx')).ProjectLinks),
  team: later(async () => (await import('./WorkplaceLinks.tsx')).TeamLinks),
}

const heads = {
  project: later(async () => (await import('../page/web/WorkplaceHead.tsx')).ProjectHead),
  team: later(async () => (await import('../page/web/WorkplaceHead.tsx')).TeamHead),
}

/** What lists and records of projects and teams lead to. */
export const workplaceWeb = (kind: WorkplaceKind): RegisterWeb => ({
  rowActions: rooms.map(({ room, label, Icon }) => ({
    label,
    icon: Icon,
    shows: () => currentSession().processedPermissions.has(`${registerOf[kind]}-${room}`),
    to: ({ id }: AnyRow) => pathAt({ kind, id }, room),
  })),
  Head: heads[kind],
  panels: [
    {
      title: 'Rooms',
      Panel: links[kind],
    },
  ],
})
