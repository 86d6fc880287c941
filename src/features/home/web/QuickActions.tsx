import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBuildingPlus,
  IconChecklist,
  IconSpeakerphone,
  IconSubtask,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { screenByName } from '../../../access/screens.ts'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { FillFormButton } from '../../submissions/web/index.ts'
import classes from './home.module.css'

/** The screens on which something is begun, those of the field first. */
const actions = [
  {
    screen: 'deficiency-registry',
    with: '?new',
    label: 'home_new_deficiency',
    Icon: IconAlertTriangle,
  },
  { screen: 'talk-holding', with: '', label: 'talk_hold', Icon: IconSpeakerphone },
  { screen: 'to-dos-create', with: '', label: 'home_new_to_do', Icon: IconChecklist },
  { screen: 'new-tasks', with: '', label: 'home_new_tasks', Icon: IconSubtask },
  { screen: 'users-invite-upload', with: '', label: 'home_invite', Icon: IconUserPlus },
  { screen: 'projects-create', with: '', label: 'home_new_project', Icon: IconBuildingPlus },
] as const

/** What a person begins from here, as far as their grants reach. */
export default function QuickActions() {
  const text = useText()
  const { processedPermissions } = useSession()
  return (
    <div className={classes.actions}>
      <FillFormButton />
      {actions.map(({ screen, with: more, label, Icon }) => {
        const path = screenByName.get(screen)?.path
        if (path === undefined || !processedPermissions.has(screen)) return null
        return (
          <Button
            key={screen}
            component={Link}
            to={path + more}
            variant="default"
            fullWidth
            justify="flex-start"
            ta="start"
            className="min-h-touch"
            leftSection={<Icon size={18} aria-hidden="true" />}
          >
            {text(label)}
          </Button>
        )
      })}
    </div>
  )
}
