import { List, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../../access/web/use-times.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { listVersions } from '../../../builder.contract.ts'
import { versionsKey } from '../../../web/keys.ts'

/** Every version that was published, with what it changed. */
export function VersionsPane({ form }: { form: string }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: versionsKey(form),
    queryFn: ({ signal }) => call(listVersions, { params: { id: form }, signal }),
    staleTime: 0,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data?.data.length === 0) return <EmptyState title={text('builder_no_versions')} />
  return (
    <Stack component="section" aria-label={text('builder_versions')}>
      {data?.data.map(({ n, published_at, published_by, note, changes }) => (
        <Paper key={n} withBorder p="md" radius="md">
          <Title order={3} size="h5">
            {text('builder_version', { n })}
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            {moment(published_at)} · {published_by}
          </Text>
          {note !== null && <Text mt="xs">{note}</Text>}
          <List size="sm" mt="xs">
            {changes.map((words) => (
              <List.Item key={words}>{words}</List.Item>
            ))}
          </List>
        </Paper>
      ))}
    </Stack>
  )
}
