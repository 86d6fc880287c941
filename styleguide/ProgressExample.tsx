import { Group } from '@mantine/core'
import { ProgressCircle } from '../src/kit/web/inputs/ProgressCircle.tsx'

export function ProgressExample() {
  return (
    <Group>
      <ProgressCircle label="Not begun" value={-5} />
      <ProgressCircle label="On its way" value={66.6} />
      <ProgressCircle label="Done" value={140} />
      <ProgressCircle label="Small" value={40} size={48} />
    </Group>
  )
}
