import { IconClipboardCheck } from '@tabler/icons-react'
import { screenByName } from '../../access/screens.ts'
import { currentSession } from '../../access/web/session.ts'
import { later } from '../../kit/web/later.ts'
import type { AnyRow } from '../../register/define.ts'
import { addressOf } from '../../register/screens-of.ts'
import type { RegisterWeb } from '../../register/web/extension.ts'
import { RainIcon } from './web/RainIcon.tsx'

const ProjectLinks = later(
  async () => (await import('./tracker/web/ProjectLinks.tsx')).ProjectLinks,
)

const leadsTo = (name: 'projects-tracker' | 'projects-rain-days') => ({
  shows: () => currentSession().processedPermissions.has(name),
  to({ id }: AnyRow) {
    const screen = screenByName.get(name)
    return screen === undefined ? '/dashboard' : addressOf(screen, id)
  },
})

export const web: RegisterWeb = {
  rowActions: [
    { label: 'Submission tracker', icon: IconClipboardCheck, ...leadsTo('projects-tracker') },
    { label: 'Rain days', icon: RainIcon, ...leadsTo('projects-rain-days') },
  ],
  panels: [{ title: 'Forms and rain days', Panel: ProjectLinks }],
}
