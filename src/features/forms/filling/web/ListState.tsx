import { Button, Group, Loader, Text } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { Listed } from './use-listed.ts'

/** Beside an input whose list is on its way, or did not come: says so, and offers to ask again. */
export function ListState({ of }: { of: Listed<unknown> }) {
  const text = useText()
  if (of.loading)
    return <Loader size="xs" mt={4} aria-label={text('input_loading')} role="status" />
  if (!of.failed) return null
  return (
    <Group gap="xs" mt={4} role="alert">
      <Text size="sm" c="var(--danger)">
        {text('could_not_load')}
      </Text>
      <Button size="compact-sm" variant="default" onClick={of.retry}>
        {text('try_again')}
      </Button>
    </Group>
  )
}
