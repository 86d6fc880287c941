import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: string; text?: string; icon?: ReactNode; action?: ReactNode }

/** What stands where a list has nothing to show: why, and what to do about it. */
export function EmptyState({ title, text, icon, action }: Props) {
  return (
    <Stack align="center" ta="center" py="xl" px="md" gap="xs">
      {icon && (
        <ThemeIcon size={56} radius="xl" variant="light">
          {icon}
        </ThemeIcon>
      )}
      <Title order={3} size="h4">
        {title}
      </Title>
      {text && <Text maw="32rem">{text}</Text>}
      {action}
    </Stack>
  )
}
