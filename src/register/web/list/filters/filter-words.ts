// A filter as its chip says it.

import { allGrants } from '../../../../access/grants.ts'
import { sayRight } from '../../../../access/right-names.ts'
import { dayIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { Say } from '../../../../kit/sentences.ts'
import type { Option } from '../../../../kit/web/inputs/choice/options.ts'
import type { Text } from '../../../../kit/web/language/catalogue.ts'
import { kindOf } from '../../../fields/all.ts'
import { optionsOf, sayOption } from '../../../fields/choice.ts'
import type { Field } from '../../../fields/field.ts'
import { readRange } from '../address/range.ts'

export type FilterSpeech = { text: Text; say: Say; locale: Locale }

/** What a field that chooses from a few may be; undefined where the server knows. */
export function fixedOptions(
  field: Field,
  { say }: Pick<FilterSpeech, 'say'>,
): Option[] | undefined {
  if (field.kind === 'yes-no')
    return [
      { value: 'yes', label: say('Yes') },
      { value: 'no', label: say('No') },
    ]
  if (kindOf(field).points !== undefined) return undefined
  if (field.kind === 'rights')
    return allGrants.map((right) => ({ value: right, label: sayRight(right, say) }))
  return Object.keys(optionsOf(field)).map((value) => ({
    value,
    label: sayOption(field, value, say),
  }))
}

const endOf = (field: Field, value: string, locale: Locale): string => {
  if (field.kind === 'date' || field.kind === 'instant') return dayIn(locale, value.slice(0, 10))
  if (field.kind === 'time') return value.slice(0, 5)
  const decimals = value.split('.')[1]?.length ?? 0
  return numberIn(locale, Number(value), decimals)
}

function rangeWords(field: Field, value: string, { text, locale }: FilterSpeech): string {
  if (value === 'none') return text('list_filter_none')
  const { from, to } = readRange(value)
  if (from !== '' && to !== '') return `${endOf(field, from, locale)} – ${endOf(field, to, locale)}`
  return from === '' ? `≤ ${endOf(field, to, locale)}` : `≥ ${endOf(field, from, locale)}`
}

const most = 2

/** `nameOf` says what a value that points elsewhere is called. */
export function filterWords(
  field: Field,
  values: readonly string[],
  speech: FilterSpeech,
  nameOf: (value: string) => string | undefined,
): string {
  const { text } = speech
  const form = kindOf(field).filter
  if (form === 'presence')
    return text(values.includes('none') ? 'list_filter_has_none' : 'list_filter_has')
  const options = form === 'any-of' ? fixedOptions(field, speech) : undefined
  const words = values.map((value) => {
    if (form === 'range') return rangeWords(field, value, speech)
    if (value === 'none') return text('list_filter_none')
    if (form === 'text') return `“${value}”`
    return options?.find((option) => option.value === value)?.label ?? nameOf(value) ?? '…'
  })
  const rest = words.length - most
  return words.slice(0, most).join(', ') + (rest > 0 ? ` +${rest}` : '')
}
