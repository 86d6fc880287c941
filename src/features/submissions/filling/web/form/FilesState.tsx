import { percentOf } from '../../../../../kit/drafts/web/send-files.ts'
import type { DraftFile } from '../../../../../kit/drafts/web/stored-files.ts'
import { percentIn } from '../../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../../kit/web/theme/Tag.tsx'
import classes from './fill.module.css'

/** How far each file is that is not on the server yet; nothing where all are. */
export function FilesState({ files }: { files: readonly DraftFile[] }) {
  const { locale, text } = useLanguage()
  const waiting = files.filter(({ server }) => server === null)
  if (waiting.length === 0) return null
  const sent = files.length - waiting.length
  return (
    <details className={classes.card}>
      <summary>{text('filling_files_waiting', { sent, count: files.length })}</summary>
      <p className="hint">{text('filling_files_safe')}</p>
      <ul className={`${classes.files} bare grid`}>
        {waiting.map((file) => {
          const percent = percentOf(file.id)
          return (
            <li className="flex items-center gap-3 min-h-touch border-b text-sm" key={file.id}>
              <span>{file.name}</span>
              {file.refused !== null ? (
                <Tag tone="danger">{file.refused}</Tag>
              ) : percent === undefined ? (
                <Tag tone="notice">
                  {text(file.original ? 'input_photo_working' : 'filling_file_waiting')}
                </Tag>
              ) : (
                <Tag tone="calm">{percentIn(locale, percent)}</Tag>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
