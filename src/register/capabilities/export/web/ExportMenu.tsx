import { Button, Progress } from '@mantine/core'
import { IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'
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
  const [bytes, setBytes] = useState(0)
  const { act, busy, given, done, problem } = useAct((format: ExportFormat) => {
    setBytes(0)
    const asked = { ...query, format, columns: columns.join(','), lang: locale }
    return download(callsOf(register).exportRows.path, asked, setBytes)
  })
  return (
    <div className="grid gap-4 max-w-prose">
      <div className={`${classes.formats} flex flex-wrap gap-3`}>
        {exportFormats.map((format) => {
          const Icon = icons[format]
          return (
            <Button
              key={format}
              variant="default"
              size="md"
              loading={given === format}
              disabled={busy}
              leftSection={<Icon size={20} aria-hidden="true" />}
              onClick={() => act(format)}
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
      {done !== undefined && (
        <Notice tone="good">{text('list_export_done', { name: done })}</Notice>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
