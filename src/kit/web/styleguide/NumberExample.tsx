import { NumberWithUnit } from '../inputs/NumberWithUnit.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

export function NumberExample() {
  return (
    <>
      <Live name="height" initial={null as number | null}>
        {(held) => <NumberWithUnit label="Height of the fall" unit="m" min={0} {...held} />}
      </Live>
      <States initial={2.5 as number | null}>
        {(field) => <NumberWithUnit {...field} unit="m" />}
      </States>
    </>
  )
}
