import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../../../kit/http/client.web.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useRefreshed, type WholeSubmission } from '../../reading/web/whole-of.ts'
import { wordsOf } from '../../reading/web/words-of.ts'
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
  const [error, setError] = useState<string>()
  const [working, setWorking] = useState(false)
  const asked = reasons[step]

  async function go(event: FormEvent) {
    event.preventDefault()
    if (asked === 'asked' && reason.trim().length < shortest) {
      setError(text('submission_reason_missing'))
      return
    }
    setWorking(true)
    setError(undefined)
    try {
      await takeStep(step, whole, { reason: reason.trim(), duplicate_of })
      toast(text(`submission_done_${step}`, { number: whole.number }), { type: 'success' })
      onClose()
      await refreshed()
    } catch (caught) {
      setError(wordsOf(caught, text))
      // What somebody else did meanwhile is shown behind the dialog.
      if (caught instanceof Refused && caught.httpStatus === 409) await refreshed()
    } finally {
      setWorking(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={text(`submission_do_${step}`)} centered>
      <form onSubmit={(event) => void go(event)} noValidate>
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
            error={error}
            data-autofocus
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {step === 'void' && (
          <ChooseTwin of={whole} value={duplicate_of} onChange={setDuplicateOf} />
        )}
        {asked === 'none' && error !== undefined && (
          <Text role="alert" c="var(--danger)">
            {error}
          </Text>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {text('input_cancel')}
          </Button>
          <Button type="submit" loading={working} {...(step === 'void' && { color: 'red' })}>
            {text(`submission_do_${step}`)}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
