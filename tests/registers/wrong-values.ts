// For each kind of field what its definition says is wrong, with the reason.
import { daysFromNow as inDays } from '../../src/kit/day.ts'
import { newId } from '../../src/kit/ids.ts'
import type { Register } from '../../src/register/define.ts'
import { kindOf } from '../../src/register/fields/all.ts'
import type { Field } from '../../src/register/fields/field.ts'
import { targetOf } from '../../src/register/fields/pointing.ts'
import { columnsOf } from '../../src/register/fields/structured.ts'
import { refusesSome, sendFile } from './example-files.ts'
import { valueFor } from './examples.ts'
import type { House } from './house.ts'

type Wrong = readonly [why: string, value: unknown]
type Limits = { min?: number; max?: number; decimals?: number; past?: boolean }

const tooLong = (field: Field, longest: number): Wrong[] => {
  const { max = longest } = field as Limits
  return [
    [`longer than ${max}`, 'x'.repeat(max + 1)],
    ['a number', 7],
    ['a list', ['words']],
  ]
}

function outOfRange(field: Field, decimals: number): Wrong[] {
  const { min, max } = field as Limits
  return [
    [`below ${min ?? 'all'}`, (min ?? -1e12) - 1],
    [`above ${max ?? 'all'}`, (max ?? 1e12) + 1],
    ['more decimals', (min ?? 0) + 10 ** -(decimals + 1)],
    ['words', 'seven'],
  ]
}

const ofKind: Record<string, (field: Field) => Wrong[]> = {
  text: (field) => tooLong(field, 200),
  'long-text': (field) => tooLong(field, 10_000),
  phone: (field) => [...tooLong(field, 40), ['no number', 'call me']],
  email: (field) => [...tooLong(field, 254), ['no address', 'not an address']],
  link: (field) => [
    ...tooLong(field, 500),
    ['a script', 'javascript:alert(1)'],
    ['no address', 'somewhere'],
  ],
  number: (field) => outOfRange(field, (field as Limits).decimals ?? 0),
  money: (field) => outOfRange(field, 2),
  date: (field) => [
    ['no day of that month', '2026-02-30'],
    ['words', 'yesterday'],
    ['another order', '03/09/2026'],
    ...((field as Limits).past === true ? ([['to come', inDays(3)]] as const) : []),
  ],
  time: () => [
    ['no such hour', '25:00'],
    ['words', 'noon'],
  ],
  instant: () => [
    ['words', 'now'],
    ['no zone', '2026-02-03T04:05:06'],
  ],
  choice: () => [
    ['not among the options', 'no-such-option'],
    ['a list', ['no-such-option']],
  ],
  choices: () => [
    ['not among the options', ['no-such-option']],
    ['no list', 'no-such-option'],
  ],
  'yes-no': () => [['words', 'perhaps']],
  address: () => [
    ['words', 'King Street'],
    ['too long', { street: 'x'.repeat(201), city: '', region: '', postalCode: '', country: '' }],
  ],
  rows: (field) => {
    const { max = 200 } = field as Limits
    const id = newId()
    const bare = Object.values(columnsOf(field)).some(({ required }) => required === true)
    return [
      ['no list', {}],
      ['rows without an id', [{}]],
      ['more than fit', Array.from({ length: max + 1 }, () => ({ id: newId() }))],
      ...(bare ? ([['an inner field missing', [{ id }]]] as const) : []),
    ]
  },
  'own-values': () => [['no values', 'words']],
}

async function pointers(house: House, field: Field): Promise<Wrong[]> {
  const many = kindOf(field).points === 'many'
  const as = (value: unknown) => (many ? [value] : value)
  const wrong: Wrong[] = [
    ['no id', as('nonsense')],
    ['nothing that is there', as(newId())],
    ...(many ? ([['no list', newId()]] as const) : [['a list', [newId()]] as const]),
  ]
  if (targetOf(field) === 'files' && refusesSome(field))
    wrong.push(['another kind of file', as(await sendFile(house.manager, field, false))])
  return wrong
}

export async function wrongValues(
  house: House,
  register: Register,
  [name, field]: readonly [string, Field],
): Promise<Wrong[]> {
  if (kindOf(field).points !== undefined) return pointers(house, field)
  const wrong = ofKind[field.kind]?.(field) ?? []
  if (field.kind !== 'rows') return wrong
  // Each inner column keeps its own limits.
  const [row] = (await valueFor(house, register, [name, field])) as Record<string, unknown>[]
  const inner = Object.entries(columnsOf(field)).flatMap(([inside, column]) =>
    (ofKind[column.kind]?.(column) ?? []).map(
      ([why, value]): Wrong => [`${inside}: ${why}`, [{ ...row, [inside]: value }]],
    ),
  )
  return [...wrong, ...inner]
}
