import { Select } from '@mantine/core'
import { oneOf } from '../../../../../kit/own.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Question } from '../../../definition/question.ts'
import type { FacetProps } from './FieldInfo.tsx'

type Prefill = NonNullable<Question['prefill']>

const fitting: Readonly<Record<string, readonly Prefill[]>> = {
  date: ['today', 'last'],
  time: ['now', 'last'],
  datetime: ['now', 'last'],
  text: ['me', 'last'],
  project: ['project', 'last'],
  location: ['location', 'last'],
}

/** Where an answer may come from before it is given. */
export function PrefillFacet({ question, set }: FacetProps) {
  const text = useText()
  const from = fitting[question.type] ?? ['last']
  return (
    <Select
      label={text('builder_prefill')}
      clearable
      data={from.map((value) => ({ value, label: text(`builder_prefill_${value}`) }))}
      value={question.prefill ?? null}
      onChange={(chosen) => set({ prefill: oneOf(from, chosen) ?? null })}
    />
  )
}
