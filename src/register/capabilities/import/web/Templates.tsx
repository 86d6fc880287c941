import { Anchor, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { download } from '../../../../kit/http/download.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'
import { problemWords } from '../../../web/list/problem-words.ts'

/** An empty sheet with the right headings, for who has none yet. */
export function Templates({ register }: { register: Register }) {
  const { text, locale } = useLanguage()
  const [wrong, setWrong] = useState<string>()
  const { path } = callsOf(register).importTemplate

  async function take(format: 'csv' | 'xlsx') {
    setWrong(undefined)
    try {
      await download(path, { format, lang: locale })
    } catch (error) {
      setWrong(problemWords(error, text))
    }
  }
  return (
    <>
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {text('import_template')}
        </Text>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Anchor key={format} component="button" size="sm" onClick={() => void take(format)}>
            {format.toUpperCase()}
          </Anchor>
        ))}
      </Group>
      {wrong && <Notice tone="danger">{wrong}</Notice>}
    </>
  )
}
