import { Button, Stack } from '@mantine/core'
import { IconCircleCheckFilled, IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { calledAt, type PlaceToSign } from './places.ts'
import classes from './signing.module.css'

export type Turn = 'signed' | 'kept' | 'declined'

type Props = {
  place: PlaceToSign
  became: Turn
  next: PlaceToSign | undefined
  onNext(): void
  onList(): void
  onClose(): void
}

/** Between two people: what became of the last, and to whom the phone goes. */
export function HandOn({ place, became, next, onNext, onList, onClose }: Props) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const name = calledAt(text, place)
  const words = {
    signed: text('signing_has_signed', { name }),
    kept: text('signing_kept', { name }),
    declined: text('signing_declined', { name }),
  }
  return (
    <div className={classes.handOn}>
      {became === 'signed' && <IconCircleCheckFilled size={56} className="text-good" aria-hidden />}
      {became === 'kept' && <IconCloudOff size={56} aria-hidden />}
      <h3 className="unlined m-0 title-3 break-anywhere" ref={heading} tabIndex={-1}>
        {words[became]}
      </h3>
      {became === 'kept' && <p className="m-0">{text('signing_kept_lead')}</p>}
      <Stack gap="sm">
        {next !== undefined && (
          <Button size="lg" onClick={onNext}>
            {text('signing_next', { name: calledAt(text, next) })}
          </Button>
        )}
        {next !== undefined && (
          <Button variant="default" size="lg" onClick={onList}>
            {text('signing_all')}
          </Button>
        )}
        <Button variant={next === undefined ? 'filled' : 'subtle'} size="lg" onClick={onClose}>
          {text('signing_close')}
        </Button>
      </Stack>
    </div>
  )
}
