import { ActionIcon, Button, Radio, Textarea } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { newId } from '../../../../kit/ids.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { TalkDraft } from '../talk-draft.ts'

type Props = { draft: TalkDraft; onChange(draft: TalkDraft): void }

const kinds = ['deficiency', 'hazard', 'question'] as const
type Becomes = (typeof kinds)[number]
const labels = {
  deficiency: 'talk_raised_wrong',
  hazard: 'talk_raised_hazard',
  question: 'talk_raised_question',
} as const

/** What the crew asks or reports; something wrong becomes a deficiency, what could hurt somebody the report of a
 *  hazard, when the talk is saved. */
export function RaisedQuestions({ draft, onChange }: Props) {
  const text = useText()
  const [words, setWords] = useState('')
  const [becomes, setBecomes] = useState<Becomes>('deficiency')
  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (words.trim().length < 2) return
    onChange({
      ...draft,
      questions: [
        ...draft.questions,
        {
          id: newId(),
          words: words.trim(),
          wrong: becomes === 'deficiency',
          hazard: becomes === 'hazard',
        },
      ],
    })
    setWords('')
  }
  return (
    <section className="stack gap-3" aria-label={text('talk_raised')}>
      <h2 className="text-lg m-0">{text('talk_raised')}</h2>
      {draft.questions.length > 0 && (
        <ul className="bare stack gap-2">
          {draft.questions.map((one) => (
            <li key={one.id} className="row gap-2">
              <span className="flex-1 min-w-0 break-anywhere">{one.words}</span>
              {one.wrong && <Tag tone="warning">{text('talk_deficiency')}</Tag>}
              {one.hazard === true && <Tag tone="notice">{text('talk_hazard')}</Tag>}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={text('talk_raised_remove', { words: one.words })}
                onClick={() =>
                  onChange({
                    ...draft,
                    questions: draft.questions.filter(({ id }) => id !== one.id),
                  })
                }
              >
                <IconX size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} method="post" className="stack gap-2">
        <Textarea
          label={text('talk_raised_words')}
          autosize
          minRows={1}
          maxLength={1000}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Radio.Group
          aria-label={text('talk_raised_becomes')}
          value={becomes}
          onChange={(value) => setBecomes(kinds.find((one) => one === value) ?? 'question')}
        >
          <div className="stack gap-3">
            {kinds.map((one) => (
              <Radio key={one} value={one} label={text(labels[one])} />
            ))}
          </div>
        </Radio.Group>
        <div>
          <Button
            type="submit"
            variant="default"
            disabled={words.trim().length < 2}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {text('talk_raised_add')}
          </Button>
        </div>
      </form>
    </section>
  )
}
