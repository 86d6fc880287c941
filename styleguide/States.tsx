import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Controlled, FieldProps } from '../src/kit/web/inputs/field-props.ts'
import { Live } from './Live.tsx'

const states: FieldProps[] = [
  { label: 'Required', required: true },
  { label: 'With an error', error: 'Says what is wrong and how to mend it' },
  { label: 'Disabled', disabled: true },
  { label: 'Read only', readOnly: true },
]

type Props<Value> = {
  initial: Value
  children: (field: FieldProps & Controlled<Value>) => ReactNode
}

/** One input in each of its states, side by side. */
export function States<Value>({ initial, children }: Props<Value>) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {states.map((state) => (
        <Live key={state.label} initial={initial}>
          {(held) => children({ ...state, ...held })}
        </Live>
      ))}
    </SimpleGrid>
  )
}
