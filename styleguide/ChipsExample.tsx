import { ChipsInput } from '../src/kit/web/inputs/chips/ChipsInput.tsx'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

export function ChipsExample() {
  return (
    <>
      <Live<string[]> name="equipment" initial={[]}>
        {(held) => (
          <ChipsInput
            label="Protective equipment"
            description="Up to three; Enter or a comma ends one"
            separators={[',']}
            maximum={3}
            {...held}
          />
        )}
      </Live>
      <Live name="handed" initial={['Glove']}>
        {(held) => (
          <ChipsInput label="Handed out, the same more than once" allowDuplicates {...held} />
        )}
      </Live>
      <States initial={['Hard hat', 'Goggles']}>{(field) => <ChipsInput {...field} />}</States>
    </>
  )
}
