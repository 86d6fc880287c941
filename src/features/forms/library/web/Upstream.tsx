import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { upstreamOf } from '../../builder.contract.ts'
import { upstreamKey } from '../../web/keys.ts'

const shown = 5

/** What changed in the library since the company took the form. */
export function Upstream({ form }: { form: string }) {
  const text = useText()
  const { data } = useQuery({
    queryKey: upstreamKey(form),
    queryFn: ({ signal }) => call(upstreamOf, { params: { id: form }, signal }),
  })
  const changes = data?.data?.changes ?? []
  if (changes.length === 0) return null
  return (
    <Notice tone="calm">
      <Text size="sm" fw={600}>
        {text('library_changed')}
      </Text>
      <List size="sm">
        {changes.slice(0, shown).map((words) => (
          <List.Item key={words}>{words}</List.Item>
        ))}
      </List>
      {changes.length > shown && (
        <Text size="sm">{text('library_more_changes', { count: changes.length - shown })}</Text>
      )}
    </Notice>
  )
}
