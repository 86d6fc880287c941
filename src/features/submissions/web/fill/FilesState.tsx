import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { percentIn } from '../../../../register/web/show/numbers-and-days.ts'
import type { DraftFile } from '../device/stored.ts'
import { percentOf } from '../outbox/send-files.ts'
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
      <p className={classes.lead}>{text('filling_files_safe')}</p>
      <ul className={classes.files}>
        {waiting.map((file) => {
          const percent = percentOf(file.id)
          return (
            <li key={file.id}>
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
