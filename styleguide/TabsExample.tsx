import { Text } from '@mantine/core'
import { TabStrip } from '../src/kit/web/inputs/TabStrip.tsx'
import { Live } from './Live.tsx'

const items = [
  { value: 'info', label: 'Field Info' },
  { value: 'conditions', label: 'Field Conditions' },
] as const

export function TabsExample() {
  return (
    <Live<'info' | 'conditions'> name="tab" initial={'info'}>
      {(held) => (
        <TabStrip label="Parts of a field" items={items} {...held}>
          <Text>What belongs to the active tab stands here.</Text>
        </TabStrip>
      )}
    </Live>
  )
}
