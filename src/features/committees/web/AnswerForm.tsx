import { Button, Group, Radio, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../register/web/keys.ts'
import { answerRecommendation } from '../recommendations/answer.contract.ts'
import { jhscRecommendations } from '../recommendations/jhsc-recommendations.register.ts'

/** The employer agrees and says by when, or does not and says why. */
export function AnswerForm({ id, onDone }: { id: string; onDone: () => void }) {
  const text = useText()
  const [agrees, setAgrees] = useState<string>()
  const [answer, setAnswer] = useState('')
  const { act, busy, problem } = useAct(
    () =>
      call(answerRecommendation, { params: { id }, body: { agrees: agrees === 'yes', answer } }),
    { renews: [registerKey(jhscRecommendations.name)], onDone, oneAtATime: true },
  )
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  return (
    <form onSubmit={send} method="post" className="stack gap-4">
      <Radio.Group label={text('committee_agrees')} value={agrees ?? null} onChange={setAgrees}>
        <div className="stack gap-2 mt-2">
          <Radio value="yes" label={text('committee_agrees_yes')} />
          <Radio value="no" label={text('committee_agrees_no')} />
        </div>
      </Radio.Group>
      <Textarea
        required
        autosize
        minRows={3}
        maxLength={5000}
        label={text(agrees === 'no' ? 'committee_reasons' : 'committee_timetable')}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button
          type="submit"
          loading={busy}
          disabled={agrees === undefined || answer.trim().length < 2}
        >
          {text('committee_answer_send')}
        </Button>
      </Group>
    </form>
  )
}
