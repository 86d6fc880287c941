import { IconCircleCheckFilled, IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { calledAt, type PlaceToSign } from './places.ts'

/** `unchecked`: a PIN was typed without a connection. */
export type Turn = 'signed' | 'kept' | 'unchecked' | 'declined'

/** What became of the last person's turn, before the phone goes to the next. */
export function LastTurn({ place, became }: { place: PlaceToSign; became: Turn }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const name = calledAt(text, place)
  const words = {
    signed: text('signing_has_signed', { name }),
    kept: text('signing_kept', { name }),
    unchecked: text('signing_pin_kept', { name }),
    declined: text('signing_declined', { name }),
  }
  return (
    <div className="flex items-center gap-3">
      {became === 'signed' && (
        <IconCircleCheckFilled size={32} className="flex-none text-good" aria-hidden />
      )}
      {(became === 'kept' || became === 'unchecked') && (
        <IconCloudOff size={32} className="flex-none" aria-hidden />
      )}
      <div>
        <h3 className="unlined m-0 title-3 break-anywhere" ref={heading} tabIndex={-1}>
          {words[became]}
        </h3>
        {became === 'kept' && <p className="m-0">{text('signing_kept_lead')}</p>}
        {became === 'unchecked' && <p className="m-0">{text('signing_pin_kept_lead', { name })}</p>}
      </div>
    </div>
  )
}
