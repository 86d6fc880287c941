import { Button, Progress } from '@mantine/core'
import { IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../../../kit/http/download.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'
import { problemWords } from '../../../web/list/problem-words.ts'
import { type ExportFormat, exportFormats } from '../contract.ts'
import classes from './export.module.css'

type Props = {
  register: Register
  /** What the rows are narrowed and ordered by, as the list's call takes it. */
  query: Record<string, string | string[]>
  columns: readonly string[]
}

const icons = { csv: IconFileTypeCsv, xlsx: IconFileTypeXls, pdf: IconFileTypePdf } as const

/** The rows as a file of one kind or another. */
export function ExportMenu({ register, query, columns }: Props) {
  const { text, locale } = useLanguage()
  const [busy, setBusy] = useState<ExportFormat>()
  const [bytes, setBytes] = useState(0)
  const [told, setTold] = useState<{ tone: 'good' | 'danger'; words: string }>()

  async function take(format: ExportFormat) {
    setBusy(format)
    setBytes(0)
    setTold(undefined)
    const asked = { ...query, format, columns: columns.join(','), lang: locale }
    try {
      const name = await download(callsOf(register).exportRows.path, asked, setBytes)
      setTold({ tone: 'good', words: text('list_export_done', { name }) })
    } catch (error) {
      setTold({ tone: 'danger', words: problemWords(error, text) })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <div className={classes.menu}>
      <div className={classes.formats}>
        {exportFormats.map((format) => {
          const Icon = icons[format]
          return (
            <Button
              key={format}
              variant="default"
              size="md"
              loading={busy === format}
              disabled={busy !== undefined}
              leftSection={<Icon size={20} aria-hidden="true" />}
              onClick={() => void take(format)}
            >
              {text(`export_${format}`)}
            </Button>
          )
        })}
      </div>
      {busy && (
        <div role="status">
          {text('list_export_running')}
          {bytes > 0 && ` · ${Math.ceil(bytes / 1024)} KB`}
          <Progress value={100} animated aria-label={text('list_export_running')} />
        </div>
      )}
      {told && <Notice tone={told.tone}>{told.words}</Notice>}
    </div>
  )
}
