import { daysFromNow as day } from '../../kit/day.ts'
import type { Shift } from './appointment-fields.ts'
import { firstAiders } from './first-aiders/first-aiders.register.ts'
import { hsReps } from './hs-reps/hs-reps.register.ts'
import { jhsc } from './jhsc/jhsc.register.ts'

const year = 365

const appointed = (person: string, location: string, since: number, phone: string) => ({
  person,
  location,
  shift: 'day',
  starts_on: day(-since),
  phone,
  posted: true,
})

const tower = 'Harbour Point tower'
const worker = { represents: 'worker', selected_by: 'union' }
const management = { represents: 'management', selected_by: 'employer' }
const certified = (days: number) => ({
  certified_part1_on: day(-days - 40),
  certified_part2_on: day(-days),
})

export const jhscDemo = {
  register: jhsc,
  rows: [
    {
      ...appointed('Dwayne Campbell', tower, 2 * year, '416 555 0141'),
      ...worker,
      co_chair: true,
      ...certified(2 * year),
    },
    { ...appointed('Priya Nair', tower, 500, '416 555 0142'), ...worker, ...certified(1050) },
    { ...appointed('Sam Whitefeather', tower, 300, '416 555 0143'), ...worker },
    { ...appointed('Elena Rossi', tower, 200, '416 555 0144'), ...worker, posted: false },
    {
      ...appointed('Luc Tremblay', tower, 2 * year, '416 555 0145'),
      ...management,
      co_chair: true,
      ...certified(4 * year),
      refreshed_on: day(-300),
    },
    { ...appointed('Marcus Chen', tower, 150, '416 555 0146'), ...management },
  ],
}

const holds = (level: 'emergency' | 'standard', days: number, number: string) => ({
  certificate_level: level,
  certificate_expires_on: day(days),
  certificate_number: number,
})

export const firstAidersDemo = {
  register: firstAiders,
  rows: [
    {
      ...appointed('Dwayne Campbell', 'Harbour Point level 1', 400, '416 555 0141'),
      ...holds('standard', 600, 'SJA-204418'),
    },
    {
      ...appointed('Aisha Mohamed', tower, 700, '416 555 0147'),
      ...holds('standard', 25, 'RC-77120'),
    },
    {
      ...appointed('Marcus Chen', tower, 120, '416 555 0146'),
      shift: 'afternoon',
      ...holds('emergency', 800, 'SJA-219002'),
    },
    {
      ...appointed('Luc Tremblay', 'Main yard', 900, '416 555 0145'),
      ...holds('standard', 190, 'RC-70551'),
    },
    {
      ...appointed('Rosa Delgado', 'Station Road school', 1000, '905 555 0148'),
      ...holds('standard', -18, 'RC-61933'),
    },
    {
      ...appointed('Grace Osei', 'Head office', 350, '416 555 0149'),
      ...holds('emergency', 500, 'SJA-210077'),
    },
    {
      ...appointed('Maya Okafor', 'Head office', 800, '416 555 0140'),
      ...holds('standard', 420, 'RC-74402'),
    },
    {
      ...appointed('Tom Kowalski', 'Fabrication shop', 640, '416 555 0150'),
      ...holds('standard', 700, 'SJA-201154'),
    },
  ],
}

const rep = { selected_by: 'workers' }

export const hsRepsDemo = {
  register: hsReps,
  rows: [
    { ...appointed('Rosa Delgado', 'Station Road school', 310, '905 555 0148'), ...rep },
    { ...appointed('Grace Osei', 'Head office', 620, '416 555 0149'), ...rep },
    { ...appointed('Tom Kowalski', 'Fabrication shop', 95, '416 555 0150'), ...rep },
  ],
}

/** How many work where, on which shift. */
export const headCountsDemo: readonly (readonly [
  location: string,
  shift: Shift,
  workers: number,
])[] = [
  [tower, 'day', 46],
  [tower, 'afternoon', 18],
  ['Main yard', 'day', 22],
  ['Station Road school', 'day', 14],
  ['Head office', 'day', 9],
  ['Fabrication shop', 'day', 7],
]
