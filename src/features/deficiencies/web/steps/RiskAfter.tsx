import { useSay } from '../../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf } from '../../../../register/define.ts'
import { type Pointed, pointedIn } from '../../../../register/fields/pointing.ts'
import { RatingInput } from '../../../hazards/web/index.ts'
import { deficiencies } from '../../deficiencies.register.ts'
import type { StepAnswers } from './step-facts.ts'

const names = ['after_probability', 'after_severity'] as const

type Props = {
  said: StepAnswers
  onChange(name: (typeof names)[number]): (value: Pointed | null) => void
}

/** The risk that is left: how likely, how bad, and what the two come to. */
export function RiskAfter({ said, onChange }: Props) {
  const say = useSay()
  return names.map((name) => {
    const field = fieldOf(deficiencies, name)
    return (
      <RatingInput
        key={name}
        register={deficiencies}
        name={name}
        field={field}
        label={say(labelOf(name, field))}
        value={said[name]}
        onChange={(value) => onChange(name)(pointedIn(value))}
        error={undefined}
        disabled={false}
        values={said}
        row={undefined}
      />
    )
  })
}
