import { Link } from 'react-router'
import { useTimes } from '../../../../../access/web/use-times.ts'
import { readFile } from '../../../../../kit/files/files.contract.ts'
import { own } from '../../../../../kit/own.ts'
import { FileLine } from '../../../../../kit/web/inputs/files/FileLine.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { TaskEvent } from '../../tasks.contract.ts'
import classes from '../tasks.module.css'
import { CommentForm } from './CommentForm.tsx'

const eventWords = {
  start: 'task_event_start',
  block: 'task_event_block',
  part: 'task_event_part',
  finish: 'task_event_finish',
  cancel: 'task_event_cancel',
  reopen: 'task_event_reopen',
  verify: 'task_event_verify',
  reject: 'task_event_reject',
  next: 'task_event_next',
} as const

/** What was said of a task and what happened to it, the first first; and what there is to add. */
export function TaskComments({ id, events }: { id: string; events: readonly TaskEvent[] }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  return (
    <section className={classes.part} aria-labelledby="task-comments">
      <h2 id="task-comments">{text('task_comments')}</h2>
      <ol className="bare stack gap-3">
        {events.map(({ id: key, kind, words, mentions, files, next, by, at }) => {
          const happened = own(eventWords, kind)
          return (
            <li key={key} className={classes.event} data-kind={kind}>
              <div className="hint">
                <strong>{by}</strong> {happened && text(happened)}{' '}
                <time dateTime={at}>{moment(at)}</time>
              </div>
              {words && next === null && <p className={classes.words}>{words}</p>}
              {next !== null && (
                <Link to={`/dashboard/task-management/record/${next}`}>{words}</Link>
              )}
              {files.map((file) => (
                <FileLine
                  key={file.id}
                  file={file}
                  address={readFile.path.replace(':id', file.id)}
                  withPicture
                />
              ))}
              {mentions.length > 0 && (
                <p className="hint">{mentions.map(({ name }) => `@${name}`).join(', ')}</p>
              )}
            </li>
          )
        })}
      </ol>
      <CommentForm id={id} />
    </section>
  )
}
