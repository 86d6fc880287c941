import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { pathAt, registerOf, type WorkplaceKind } from '../workplace.ts'
import { rooms } from './rooms.ts'

type Props = { kind: WorkplaceKind; row: AnyRow }

/** From a project or a team to its rooms: what it expects, the days without work, who and what is there. */
function WorkplaceLinks({ kind, row }: Props) {
  const { text } = useLanguage()
  const { processedPermissions } = useSession()
  return (
    <Group gap="sm">
      {rooms
        .filter(({ room }) => processedPermissions.has(`${registerOf[kind]}-${room}`))
        .map(({ room, message, Icon }) => (
          <Button
            key={room}
            variant="default"
            component={Link}
            to={pathAt({ kind, id: row.id }, room)}
            leftSection={<Icon size={18} aria-hidden />}
          >
            {text(message)}
          </Button>
        ))}
    </Group>
  )
}

export const ProjectLinks = ({ row }: { row: AnyRow }) => (
  <WorkplaceLinks kind="project" row={row} />
)
export const TeamLinks = ({ row }: { row: AnyRow }) => <WorkplaceLinks kind="team" row={row} />
