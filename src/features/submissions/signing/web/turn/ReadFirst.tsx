import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { shownByLink } from '../../../content/shown-by-link.ts'
import { Answers } from '../../../reading/web/Answers.tsx'
import type { WholeSubmission } from '../../../reading/web/whole-of.ts'
import type { PlaceToSign } from '../places.ts'

export type ToRead = Pick<WholeSubmission, 'definition' | 'answers' | 'remarks' | 'names' | 'files'>

/** What is signed, as the person whose turn it is may read it: what is confidential stays with who holds the
 *  device, and what is for staff alone is for people with an account. */
export function ReadFirst({ toRead, place }: { toRead: ToRead; place: PlaceToSign }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const outside = place.account === null
  const shown = useMemo(
    () =>
      place.mine
        ? toRead
        : {
            ...toRead,
            ...shownByLink(toRead.definition, toRead.answers, { outside, remarks: toRead.remarks }),
          },
    [toRead, place.mine, outside],
  )
  return (
    <div className="grid gap-3">
      <Button
        variant="default"
        style={{ justifySelf: 'start' }}
        leftSection={<IconFileText size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text(isOpen ? 'signing_read_close' : 'signing_read')}
      </Button>
      {isOpen && <Answers whole={shown} />}
    </div>
  )
}
