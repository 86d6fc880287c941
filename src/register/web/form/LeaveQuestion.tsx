import { ConfirmQuestion } from '../../../kit/web/inputs/ConfirmQuestion.tsx'
import { useTexts } from '../../../kit/web/inputs/use-texts.ts'

type Props = { asking: boolean; onStay: () => void; onLeave: () => void }

/** Asks before what is unsaved is left behind. */
export function LeaveQuestion({ asking, onStay, onLeave }: Props) {
  const { unsaved } = useTexts()
  return (
    <ConfirmQuestion
      opened={asking}
      title={unsaved.title}
      question={unsaved.question}
      confirm={unsaved.discard}
      cancel={unsaved.keep}
      danger
      onCancel={onStay}
      onConfirm={onLeave}
    />
  )
}
