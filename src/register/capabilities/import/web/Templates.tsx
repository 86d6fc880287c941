import { Anchor, Group, Text } from '@mantine/core'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'

/** An empty sheet with the right headings, for people without one. */
export function Templates({ register }: { register: Register }) {
  const { text, locale } = useLanguage()
  const { path } = callsOf(register).importTemplate

  const { act, problem } = useAct((format: 'csv' | 'xlsx') =>
    download(path, { format, lang: locale }),
  )
  return (
    <>
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {text('import_template')}
        </Text>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Anchor key={format} component="button" size="sm" onClick={() => act(format)}>
            {format.toUpperCase()}
          </Anchor>
        ))}
      </Group>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  )
}
