import { Button } from '@mantine/core'
import { IconMessageReply } from '@tabler/icons-react'
import { useSession } from '../../../access/web/session.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { RegisterRow } from '../../../register/define.ts'
import { ShownChoice } from '../../../register/web/show/ShownChoice.tsx'
import { jhscRecommendations } from '../recommendations/jhsc-recommendations.register.ts'
import { AnswerForm } from './AnswerForm.tsx'

const { state: stateField } = jhscRecommendations.fields

/** By when the employer answers, and the way to answer for who may. */
export function RecommendationHead({ row }: { row: RegisterRow<typeof jhscRecommendations> }) {
  const { text, locale } = useLanguage()
  const { user } = useSession()
  const { openModal, closeModal } = useModals()
  const { id, state, response_due, employer } = row
  const mayAnswer = employer.id === user?.id || row.can.includes('edit')
  const open = () =>
    openModal('answer', {
      title: text('committee_answer'),
      body: <AnswerForm id={id} onDone={() => closeModal('answer')} />,
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {state !== null && <ShownChoice value={state} field={stateField} />}
      {state !== 'answered' && (
        <span>{text('committee_answer_by', { day: dayIn(locale, response_due) })}</span>
      )}
      {state !== 'answered' && mayAnswer && row.archived_at === null && (
        <Button leftSection={<IconMessageReply size={18} aria-hidden />} onClick={open}>
          {text('committee_answer')}
        </Button>
      )}
    </div>
  )
}
