import { Button, Group, Text } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { RainIcon } from '../../web/RainIcon.tsx'

/** From a project to what it expects and to the days on which its work stood still. */
export function ProjectLinks({ row }: { row: AnyRow }) {
  const { text, say } = useLanguage()
  const { processedPermissions } = useSession()
  const links = [
    ['projects-tracker', 'tracker', text('screen_tracker'), IconClipboardCheck],
    ['projects-rain-days', 'rain-days', text('screen_rain_days'), RainIcon],
  ] as const
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {say('Which forms the project expects, what came in, and the days without work.')}
      </Text>
      <Group gap="sm">
        {links
          .filter(([name]) => processedPermissions.has(name))
          .map(([name, path, words, Icon]) => (
            <Button
              key={name}
              variant="default"
              component={Link}
              to={`/dashboard/projects/${row.id}/${path}`}
              leftSection={<Icon size={18} aria-hidden />}
            >
              {words}
            </Button>
          ))}
      </Group>
    </>
  )
}
