import { type BodyPart, bodyParts, criticalInjury } from '../../../regulation/index.ts'
import { calculator, type ResultTone } from './calculator.ts'
import {
  type CalculatorOption,
  choice,
  choices,
  codes,
  type FactsOf,
  factsOf,
  number,
  type Texts,
  yes,
  yesOrUnknown,
} from './fields.ts'

const digits: readonly BodyPart[] = ['finger', 'toe']
const limbs = bodyParts.filter((part) => !digits.includes(part))
const blood = [
  { value: 'none', label: 'blood_none' },
  { value: 'some', label: 'blood_some' },
  { value: 'substantial', label: 'blood_substantial' },
] as const satisfies readonly CalculatorOption[]
const burns = [
  { value: 'none', label: 'burn_none' },
  { value: 'minor', label: 'burn_minor' },
  { value: 'major', label: 'burn_major' },
] as const satisfies readonly CalculatorOption[]
const onHighway = ({ highwayCollision }: Readonly<Record<string, string>>) =>
  highwayCollision === 'yes'

const fields = {
  fractures: choices<BodyPart>('ask_fractures', codes('part', limbs), ['wrist']),
  amputations: choices<BodyPart>('ask_amputations', codes('part', limbs)),
  digits: number('ask_digits', 0, { max: 20 }),
  lifeInJeopardy: yes('ask_life'),
  unconscious: yes('ask_unconscious'),
  bloodLoss: choice<'none' | 'some' | 'substantial'>('ask_blood', blood, 'none'),
  burn: choice<'none' | 'minor' | 'major'>('ask_burn', burns, 'none'),
  eyeSightLost: yes('ask_eye'),
  worker: yes('ask_worker', true),
  hazardToWorkers: yesOrUnknown('ask_hazard', { when: ({ worker }) => worker !== 'yes' }),
  highwayCollision: yes('ask_highway'),
  atProject: yesOrUnknown('ask_at_project', { when: onHighway }),
  outsideVehicle: yesOrUnknown('ask_outside', { when: onHighway }),
}

function worked({
  digits: count,
  atProject,
  outsideVehicle,
  hazardToWorkers,
  ...facts
}: FactsOf<typeof fields>) {
  const hurt = Array.from({ length: count }, (): BodyPart => 'finger')
  return criticalInjury({
    ...facts,
    fractures: [...facts.fractures, ...hurt],
    ...(atProject !== undefined && { atProject }),
    ...(outsideVehicle !== undefined && { outsideVehicle }),
    ...(hazardToWorkers !== undefined && { hazardToWorkers }),
  })
}
export const criticalOf = (texts: Texts) => worked(factsOf(fields, (name) => texts[name]))

export const critical = calculator({
  name: 'critical',
  title: 'calc_critical',
  lead: 'calc_critical_lead',
  fields,
  work(facts, { says }) {
    const found = worked(facts)
    const decided = (holds: boolean | 'ask') =>
      holds === 'ask' ? says.word('out_ask') : says.yes(holds)
    const tone: ResultTone = found.critical === true ? 'danger' : found.critical ? 'notice' : 'good'
    return {
      says: says.word(
        found.critical === 'ask'
          ? 'out_critical_ask'
          : found.critical
            ? 'out_critical'
            : 'out_not_critical',
      ),
      tone,
      facts: [[says.word('out_notice'), decided(found.notice)]],
      path: found.path,
      rules: [found.rule],
    }
  },
})
