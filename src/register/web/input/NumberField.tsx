import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { signOf } from '../../../kit/money.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { unitWords } from '../../fields/unit.ts'
import { useCurrency } from '../show/use-currency.ts'
import { type KindProps, shared } from './field-of-form.ts'

/** What is typed, as a number where it is one; anything else stays for the check to refuse. */
function meant(typed: number | string): unknown {
  if (typeof typed === 'number' || typed.trim() === '') return typed === '' ? null : typed
  const number = Number(typed)
  return Number.isFinite(number) ? number : typed
}

/** A number with what it counts, or an amount of money. */
export function NumberField(props: KindProps) {
  const { name, field, value, onChange } = props
  const { say, locale } = useLanguage()
  const unit = field.unit && unitWords(field.unit, value, { locale, say })
  const sign = signOf(locale, useCurrency())
  // "2." and "-" are on the way to a number: they stay in the input while they mean its value.
  const [typed, setTyped] = useState<number | string>('')
  const shown =
    meant(typed) === value
      ? typed
      : typeof value === 'number' || typeof value === 'string'
        ? value
        : ''
  return (
    <NumberInput
      {...shared(props, say)}
      name={name}
      autoComplete="off"
      value={shown}
      onChange={(next) => {
        setTyped(next)
        onChange(meant(next))
      }}
      decimalSeparator={locale === 'fr' ? ',' : '.'}
      allowedDecimalSeparators={['.', ',']}
      // A number out of range or with too many decimals is reported, not silently changed: a field for
      // whole numbers that swallows the point makes fifteen of one and a half.
      clampBehavior="none"
      hideControls
      {...(field.kind === 'money' && {
        leftSection: <span aria-hidden>{sign}</span>,
        leftSectionWidth: `${sign.length + 3}ch`,
        leftSectionPointerEvents: 'none' as const,
      })}
      {...(unit !== undefined && {
        rightSection: <span aria-hidden>{unit}</span>,
        rightSectionWidth: `${unit.length + 3}ch`,
        rightSectionPointerEvents: 'none' as const,
      })}
    />
  )
}
