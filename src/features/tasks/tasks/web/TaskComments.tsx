import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { instantIn } from '../../../../kit/language/numbers-and-days.ts'
import { own } from '../../../../kit/own.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { allPointedIn, type Pointed } from '../../../../register/fields/pointing.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { commentTask, type TaskEvent } from '../tasks.contract.ts'
import { tasks } from '../tasks.register.ts'
import { tasksKey } from './keys.ts'
import classes from './tasks.module.css'

const eventWords = {
  start: 'task_event_start',
  block: 'task_event_block',
  part: 'task_event_part',
  finish: 'task_event_finish',
  cancel: 'task_event_cancel',
  reopen: 'task_event_reopen',
  verify: 'task_event_verify',
  reject: 'task_event_reject',
} as const

/** What was said of a task and what happened to it, the first first; and what there is to add. */
export function TaskComments({ id, events }: { id: string; events: readonly TaskEvent[] }) {
  const { text, locale } = useLanguage()
  return (
    <section className={classes.part} aria-labelledby="task-comments">
      <h2 id="task-comments">{text('task_comments')}</h2>
      <ol className="bare stack gap-3">
        {events.map(({ id: key, kind, words, mentions, by, at }) => {
          const happened = own(eventWords, kind)
          return (
            <li key={key} className={classes.event} data-kind={kind}>
              <div className="hint">
                <strong>{by}</strong> {happened && text(happened)}{' '}
                <time dateTime={at}>{instantIn(locale, at)}</time>
              </div>
              {words && <p className={classes.words}>{words}</p>}
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

const blank = { words: '', mentions: [] as readonly Pointed[] }

function CommentForm({ id }: { id: string }) {
  const { text } = useLanguage()
  const [given, setGiven] = useState({ ...blank, id: newId() })
  const say = useAct(
    ({ mentions, ...body }: typeof given) =>
      call(commentTask, {
        params: { id },
        body: { ...body, mentions: mentions.map((one) => one.id) },
      }),
    { renews: [tasksKey], onDone: () => setGiven({ ...blank, id: newId() }) },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (given.words.trim() !== '') say.act(given)
  }
  return (
    <form className="stack gap-3" onSubmit={submit}>
      {say.problem && <Notice tone="danger">{say.problem}</Notice>}
      <Textarea
        label={text('task_comment')}
        autosize
        minRows={2}
        maxLength={2000}
        value={given.words}
        onChange={(event) => setGiven({ ...given, words: event.currentTarget.value })}
      />
      <KindInput
        register={tasks}
        name="watchers"
        field={mentioned}
        label={text('task_mention')}
        value={given.mentions}
        onChange={(value) => setGiven({ ...given, mentions: allPointedIn(value) })}
        error={undefined}
        disabled={false}
        row={undefined}
      />
      <div>
        <Button type="submit" loading={say.busy} disabled={given.words.trim() === ''}>
          {text('task_comment_send')}
        </Button>
      </div>
    </form>
  )
}

const { hint: _, ...mentioned } = tasks.fields.watchers
