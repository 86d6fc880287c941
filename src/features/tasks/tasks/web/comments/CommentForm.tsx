import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../../kit/http/client.web.ts'
import { newId } from '../../../../../kit/ids.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { allFilesIn, type PointedFile } from '../../../../../register/fields/pointing.ts'
import { KindInput } from '../../../../../register/web/input/KindInput.tsx'
import { commentTask } from '../../tasks.contract.ts'
import { tasks } from '../../tasks.register.ts'
import { tasksKey } from '../keys.ts'
import { MentionInput } from './MentionInput.tsx'
import { mentionedIn } from './mentions.ts'

type Named = { id: string; name: string }
type Given = { id: string; words: string; chosen: readonly Named[]; files: readonly PointedFile[] }

const blank = (): Given => ({ id: newId(), words: '', chosen: [], files: [] })

/** What there is to add to a task: words in which people are named, and files. */
export function CommentForm({ id }: { id: string }) {
  const text = useText()
  const [given, setGiven] = useState(blank)
  const say = useAct(
    ({ id: own, words, chosen, files }: Given) =>
      call(commentTask, {
        params: { id },
        body: {
          id: own,
          words,
          mentions: mentionedIn(words, chosen).map((one) => one.id),
          files: files.map((one) => one.id),
        },
      }),
    { renews: [tasksKey], oneAtATime: true, onDone: () => setGiven(blank()) },
  )
  const isEmpty = given.words.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty) say.act(given)
  }
  return (
    <form className="stack gap-3" onSubmit={submit}>
      {say.problem && <Notice tone="danger">{say.problem}</Notice>}
      <MentionInput
        label={text('task_comment')}
        value={given.words}
        onChange={(words) => setGiven((before) => ({ ...before, words }))}
        onMention={(person) =>
          setGiven((before) => ({ ...before, chosen: [...before.chosen, person] }))
        }
      />
      <KindInput
        register={tasks}
        name="attachments"
        field={tasks.fields.attachments}
        label={text('task_comment_files')}
        value={given.files}
        onChange={(value) => setGiven((before) => ({ ...before, files: allFilesIn(value) }))}
        error={undefined}
        disabled={false}
        row={undefined}
      />
      <div>
        <Button type="submit" loading={say.busy} disabled={isEmpty}>
          {text('task_comment_send')}
        </Button>
      </div>
    </form>
  )
}
