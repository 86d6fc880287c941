import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../../../kit/http/client.web.ts'
import { Unable } from '../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useRefreshed, type WholeSubmission } from '../../reading/web/whole-of.ts'
import { ChooseQuestions } from './ChooseQuestions.tsx'
import { ChooseTwin } from './ChooseTwin.tsx'
import { type ReviewStep, reasons, takeStep } from './steps.ts'

type Props = { step: ReviewStep; whole: WholeSubmission; onClose(): void }

const shortest = 3

/** Asks what is to be said, says what follows, and does it. */
export function StepDialog({ step, whole, onClose }: Props) {
  const { text } = useLanguage()
  const refreshed = useRefreshed(whole.id)
  const [reason, setReason] = useState('')
  const [duplicate_of, setDuplicateOf] = useState<string | null>(null)
  const [questions, setQuestions] = useState<string[]>([])
  const asked = reasons[step]
  const { act, busy, problem } = useAct(
    async () => {
      if (asked === 'asked' && reason.trim().length < shortest)
        throw new Unable(text('submission_reason_missing'))
      await takeStep(step, whole, { reason: reason.trim(), duplicate_of, questions })
    },
    {
      says: () => text(`submission_done_${step}`, { number: whole.number }),
      onDone() {
        onClose()
        return refreshed()
      },
      // What somebody else did meanwhile is shown behind the dialog.
      onRefused: (error) => error instanceof Refused && error.httpStatus === 409 && refreshed(),
    },
  )

  function go(event: FormEvent) {
    event.preventDefault()
    act()
  }
  return (
    <Modal opened onClose={onClose} title={text(`submission_do_${step}`)} centered>
      <form onSubmit={go} noValidate>
        <Text mb="md">{text(`submission_ask_${step}`, { number: whole.number })}</Text>
        {asked !== 'none' && (
          <Textarea
            label={text(
              asked === 'asked'
                ? (`submission_reason_${step}` as 'submission_reason_return')
                : 'submission_comment',
            )}
            required={asked === 'asked'}
            autosize
            minRows={3}
            maxLength={1000}
            value={reason}
            error={problem}
            data-autofocus
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {step === 'return' && (
          <ChooseQuestions of={whole} value={questions} onChange={setQuestions} />
        )}
        {step === 'void' && (
          <ChooseTwin of={whole} value={duplicate_of} onChange={setDuplicateOf} />
        )}
        {asked === 'none' && problem !== undefined && (
          <Text role="alert" c="var(--danger)">
            {problem}
          </Text>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {text('input_cancel')}
          </Button>
          <Button type="submit" loading={busy} {...(step === 'void' && { color: 'red' })}>
            {text(`submission_do_${step}`)}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
