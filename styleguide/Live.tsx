import { Code, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Controlled } from '../src/kit/web/inputs/field-props.ts'

type Props<Value> = {
  initial: Value
  /** The name under which the value is shown below the input. */
  name?: string
  children: (held: Controlled<Value>) => ReactNode
}

/** Holds the value of one input and shows it as the program sees it. */
export function Live<Value>({ initial, name, children }: Props<Value>) {
  const [value, onChange] = useState(initial)
  return (
    <Stack gap="xs">
      {children({ value, onChange })}
      {name !== undefined && (
        <Text size="sm" component="div" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {name}: <Code data-value={name}>{JSON.stringify(value)}</Code>
        </Text>
      )}
    </Stack>
  )
}
