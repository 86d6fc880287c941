import { ConfirmQuestion } from '../../../kit/web/inputs/ConfirmQuestion.tsx'
import { useTexts } from '../../../kit/web/inputs/use-texts.ts'
import type { LeaveGuard } from './use-leave-guard.ts'

type Props = {
  guard: Pick<LeaveGuard, 'asking' | 'stay' | 'leave'>
  /** Before it is left: what is typed is discarded. */
  onLeave?: () => void
}

/** Asks before what is unsaved is left behind. */
export function LeaveQuestion({ guard, onLeave }: Props) {
  const { unsaved } = useTexts()
  return (
    <ConfirmQuestion
      opened={guard.asking}
      title={unsaved.title}
      question={unsaved.question}
      confirm={unsaved.discard}
      cancel={unsaved.keep}
      danger
      onCancel={guard.stay}
      onConfirm={() => {
        onLeave?.()
        guard.leave()
      }}
    />
  )
}
