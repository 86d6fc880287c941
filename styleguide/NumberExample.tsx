import { NumberWithUnit } from '../src/kit/web/inputs/NumberWithUnit.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

export function NumberExample() {
  return (
    <>
      <Live<number | null> name="height" initial={null}>
        {(held) => <NumberWithUnit label="Height of the fall" unit="m" min={0} {...held} />}
      </Live>
      <States<number | null> initial={2.5}>
        {(field) => <NumberWithUnit {...field} unit="m" />}
      </States>
    </>
  )
}
