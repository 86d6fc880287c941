import { pairs } from '../../src/kit/web/theme/pairs.ts'
import { Contrast } from './Contrast.tsx'
import { Schemes } from './Schemes.tsx'

export function ColorExample() {
  return (
    <>
      <p>
        Ink and safety orange. Orange is for the one thing to do on a screen; every other colour
        means something and never says it alone: a word and a sign stand with it. The number is the
        contrast, measured where it stands. Text needs 4.5, an edge 3.
      </p>
      <Schemes of={['light', 'dark']}>
        <ul className="bare grid gap-3">
          {pairs.map((pair) => (
            <Contrast key={pair.color + pair.on} {...pair} />
          ))}
        </ul>
      </Schemes>
    </>
  )
}
