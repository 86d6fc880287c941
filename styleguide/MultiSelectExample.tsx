import { MultiSelectInput } from '../src/kit/web/inputs/choice/MultiSelectInput.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const workers = [
  'Amara Osei',
  'Ben Tremblay',
  'Chloé Martin',
  'Dev Patel',
  'Dana Whitefish',
  'Elena Rossi',
  'Farid Haddad',
  'Grace Kim',
  'Hugo Lavoie',
  'Ines Costa',
].map((label, at) => ({ id: `w${at}`, label }))

export function MultiSelectExample() {
  return (
    <>
      <Live<string[]> name="workers" initial={[]}>
        {(held) => (
          <MultiSelectInput
            label="Workers"
            description="Two names are shown, more are counted"
            maxLabels={2}
            options={workers}
            {...held}
          />
        )}
      </Live>
      <States initial={['w0', 'w2']}>
        {(field) => <MultiSelectInput {...field} options={workers} />}
      </States>
    </>
  )
}
