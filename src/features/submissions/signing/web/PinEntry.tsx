import { PinInput } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import classes from './signing.module.css'

type Props = {
  /** Whose number it is. */
  name: string
  value: string
  onChange(value: string): void
  /** Why it was refused. */
  wrong: string | undefined
}

export const isWholePin = (pin: string): boolean => pin.length === 6

/** Where somebody enters the number that only they know. */
export function PinEntry({ name, value, onChange, wrong }: Props) {
  const text = useText()
  const label = useId()
  return (
    <>
      <div>
        <p id={label} className="m-0 font-semibold">
          {text('signing_number_of', { name })}
        </p>
        <p className="hint m-0">{text('signing_number_lead')}</p>
        <PinInput
          length={6}
          type="number"
          mask
          size="md"
          gap="xs"
          oneTimeCode={false}
          ariaLabel={text('signing_number')}
          value={value}
          onChange={onChange}
          error={wrong !== undefined}
          className={classes.pin}
        />
      </div>
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
    </>
  )
}
