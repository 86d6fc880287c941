import { daysFromNow as day } from '../../../kit/day.ts'
import { hazardLines } from './hazard-lines.demo.ts'
import { hazards } from './hazards.register.ts'

const probabilities = ['Rare', 'Unlikely', 'Possible', 'Likely', 'Almost certain']
const severities = ['First aid', 'Medical aid', 'Lost time', 'Critical or permanent', 'Fatal']
const owners = ['Maya Okafor', 'Luc Tremblay', 'Dwayne Campbell', 'Priya Nair']

const legislation: Readonly<Record<string, string>> = {
  'Working at heights': 'O. Reg. 213/91 (construction projects): fall protection',
  'Ground and excavation': 'O. Reg. 213/91 (construction projects): excavations',
  'Mobile equipment and traffic': 'O. Reg. 213/91 (construction projects): traffic, vehicles',
  'Lifting and rigging': 'O. Reg. 213/91 (construction projects): cranes, hoisting, rigging',
  Electricity: 'O. Reg. 213/91 (construction projects): electrical hazards',
  'Hazardous substances': 'O. Reg. 490/09 (designated substances); R.R.O. 1990, Reg. 860 (WHMIS)',
}

const parts = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** "4 5" are the fourth probability and the fifth severity. */
const rating = (when: 'initial' | 'residual', text: string | undefined) => {
  const [p, s] = (text ?? '').trim().split(' ').map(Number)
  if (p === undefined || s === undefined) return {}
  return {
    [`${when}_probability`]: probabilities[p - 1],
    [`${when}_severity`]: severities[s - 1],
  }
}

/** Ids that are the same each time: the hazard's place in the list, and the control's in it. */
const innerId = (row: number, control: number) =>
  `00000000-0000-7000-8000-${String(row * 100 + control).padStart(12, '0')}`

const control = (row: number) => (text: string, index: number) => {
  const colon = text.indexOf(': ')
  const [words, responsible] = parts(text.slice(colon + 2), '@')
  const level = text.slice(0, colon)
  return { id: innerId(row, index), control: words, level, responsible, verified: index === 0 }
}

function rowOf(line: string, index: number) {
  const [name, category, energy, ratings = '', status, work = '', location = '', controls = ''] =
    line.split('|').map((part) => part.trim())
  const [initial, residual] = ratings.split('>')
  return {
    name,
    category,
    energy,
    status,
    ...rating('initial', initial),
    ...rating('residual', residual),
    ...(work !== '' && { operations: parts(work, ';') }),
    ...(location !== '' && { location }),
    controls: parts(controls, ';').map(control(index)),
    exposed:
      energy === 'gravity' || energy === 'motion' ? ['workers', 'trade_contractors'] : ['workers'],
    owner: owners[index % owners.length],
    legislation: legislation[category ?? ''] ?? null,
    review_due: day(-20 + index * 9),
    stop_work: status === 'under_review' && residual === undefined,
  }
}

export const hazardsDemo = { register: hazards, rows: parts(hazardLines, '\n').map(rowOf) }
