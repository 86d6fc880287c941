import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useIsNarrow } from '../rows/use-is-narrow.ts'

type Props = {
  /** How many of them narrow what is shown. */
  set: number
  children: ReactNode
}

/** Filters beside a search. On a phone they are folded away, each as wide as the screen. */
export function FilterFold({ set, children }: Props) {
  const text = useText()
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  if (!isNarrow) return children
  return (
    <>
      <Button
        variant="default"
        aria-expanded={isOpen}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {set === 0 ? text('list_filters') : `${text('list_filters')} · ${set}`}
      </Button>
      {isOpen && children}
    </>
  )
}
