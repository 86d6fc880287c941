import { SelectInput } from '../inputs/choice/SelectInput.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const severities = [
  { id: 1, label: 'Minor' },
  { id: 2, label: 'Serious' },
  { id: 3, label: 'Critical' },
]
const sites = [
  { uuid: 'h', name: 'Harbour tower' },
  { uuid: 'm', name: 'Mill Street bridge' },
]

export function SelectExample() {
  return (
    <>
      <Live name="severity" initial={null as string | null}>
        {(held) => <SelectInput label="Severity" options={severities} {...held} />}
      </Live>
      <Live name="site" initial={null as string | null}>
        {(held) => (
          <SelectInput label="Site" options={sites} valueKey="uuid" labelKey="name" {...held} />
        )}
      </Live>
      <States initial={'2' as string | null}>
        {(field) => <SelectInput {...field} options={severities} />}
      </States>
    </>
  )
}
