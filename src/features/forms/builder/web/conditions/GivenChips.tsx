import { useState } from 'react'
import { ChipsInput } from '../../../../../kit/web/inputs/chips/ChipsInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { idsOf } from '../../../definition/grouped.ts'
import { givenOf } from './choices/choice-props.ts'
import { PeopleChips } from './choices/PeopleChips.tsx'
import type { OperandProps } from './OperandInput.tsx'

const numeric = new Set(['number', 'rating', 'calculated'])
const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))

/** Any of several given values: typed, or people of the company by their names. */
export function GivenChips({ field, condition, onValues, error }: OperandProps) {
  const text = useText()
  const [refused, setRefused] = useState(false)
  const value = idsOf(givenOf(condition))
  if (field.type === 'notification')
    return (
      <PeopleChips
        label={text('condition_value')}
        value={value}
        onChange={onValues}
        error={error}
      />
    )
  const wantsNumbers = numeric.has(field.type)
  return (
    <ChipsInput
      label={text('condition_value')}
      value={value}
      onChange={(chips) => {
        const taken = wantsNumbers ? chips.filter(isNumber) : chips
        setRefused(taken.length < chips.length)
        if (taken.length !== value.length) onValues(taken)
      }}
      error={refused ? text('condition_only_numbers') : error}
    />
  )
}
