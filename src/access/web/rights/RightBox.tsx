import { Checkbox } from '@mantine/core'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { sayRight } from '../../right-names.ts'
import type { RightState } from './right-states.ts'
import { actionWords, lockWords } from './right-words.ts'
import classes from './rights.module.css'

export type OnRight = (right: string, ticked: boolean) => void

type Props = { state: RightState; onRight: OnRight | undefined }

/** One right: ticked where it is held, fixed where it cannot be changed here, with the reason. */
export function RightBox({ state, onRight }: Props) {
  const speech = useLanguage()
  const { right, holds, lock, mark } = state
  const why = lock && lockWords(lock, speech)
  const differs = mark && speech.text(`right_${mark}`)
  return (
    <Checkbox
      size="sm"
      classNames={{ root: classes.box ?? '', label: classes.word ?? '' }}
      wrapperProps={{ 'data-mark': mark }}
      checked={holds}
      disabled={onRight === undefined || lock !== undefined}
      label={actionWords(right, speech)}
      aria-label={[sayRight(right, speech.say), why, differs].filter(Boolean).join('. ')}
      {...(why !== undefined && { title: why })}
      onChange={(event) => onRight?.(right, event.currentTarget.checked)}
    />
  )
}
