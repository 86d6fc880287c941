import { SelectInput } from '../src/kit/web/inputs/choice/SelectInput.tsx'
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
      <Live<string | null> name="severity" initial={null}>
        {(held) => <SelectInput label="Severity" options={severities} {...held} />}
      </Live>
      <Live<string | null> name="site" initial={null}>
        {(held) => (
          <SelectInput label="Site" options={sites} valueKey="uuid" labelKey="name" {...held} />
        )}
      </Live>
      <States<string | null> initial={'2'}>
        {(field) => <SelectInput {...field} options={severities} />}
      </States>
    </>
  )
}
