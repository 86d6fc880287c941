// Where the demo company works, and who works there.
import { addDays } from '../../../kit/day.ts'
import { chance } from './weather.ts'
import { isWorkingDay } from './working-days.ts'

export type DemoSite = {
  /** The project’s number and name, and the place that its forms name where they name one. */
  number: string
  project: string
  place?: string
  /** Days from today: the first day, and the last one where work has ended. */
  from: number
  until?: number
  supervisor: string
  foremen: readonly string[]
  crew: readonly string[]
  /** About how many workers of subcontractors are there, and those of them who are known by name. */
  others: number
  known?: readonly string[]
  /** What there is to inspect, as the weekly inspection asks for it. */
  present: readonly ('scaffold' | 'excavation' | 'hoisting' | 'ewp' | 'public')[]
  /** Rain and wind stop the work. */
  outdoors: boolean
}

/** Nobody is on two of them on one day. */
export const demoSites: readonly DemoSite[] = [
  {
    number: '25-014',
    project: 'Harbour Point tower',
    place: 'Harbour Point tower',
    from: -400,
    supervisor: 'Luc Tremblay',
    foremen: ['Jean Gagnon', 'Devon Marsh', 'Héctor Salas'],
    crew: [
      'Grace Osei',
      'Noor Aziz',
      'Oleh Bondar',
      'Stefan Nowak',
      'Tala Redsky',
      'Quentin Abbott',
      'Aisha Mohamed',
    ],
    others: 37,
    known: ['Abel Thornton', 'Bianca Leone', 'Cyrus Park', 'Delphine Roy', 'Elliot Barnes'],
    present: ['scaffold', 'hoisting', 'ewp', 'public'],
    outdoors: true,
  },
  {
    number: '25-021',
    project: 'Station Road school',
    place: 'Station Road school',
    from: -330,
    supervisor: 'Dwayne Campbell',
    foremen: ['Kofi Mensah', 'Ingrid Solberg'],
    crew: ['Rosa Delgado', 'Paulina Reyes', 'Rania Haddad', 'Vera Kozak', 'Wyatt Lindqvist'],
    others: 18,
    known: ['Farah Siddiqui', 'Gus Petrenko', 'Hana Mori'],
    present: ['scaffold', 'excavation', 'ewp'],
    outdoors: false,
  },
  {
    number: '25-027',
    project: 'Lakeside platform renewal',
    from: -60,
    supervisor: 'Marcus Chen',
    foremen: ['Mathieu Lavoie'],
    crew: ['Xavier Pelletier', 'Ugo Ferrante', 'Tom Kowalski'],
    others: 4,
    present: ['excavation', 'public'],
    outdoors: true,
  },
  {
    number: '25-030',
    project: 'Union Hydro transformer vault',
    from: -45,
    until: -30,
    supervisor: 'Sam Whitefeather',
    foremen: ['Amara Diallo'],
    crew: ['Zane Pruitt'],
    others: 3,
    present: ['excavation'],
    outdoors: false,
  },
  {
    number: '25-009',
    project: 'Main yard resurfacing',
    place: 'Main yard',
    from: -240,
    until: -190,
    supervisor: 'Sam Whitefeather',
    foremen: ['Amara Diallo'],
    crew: ['Zane Pruitt'],
    others: 4,
    present: ['ewp'],
    outdoors: false,
  },
  {
    number: '24-038',
    project: 'Granite podium repairs',
    from: -740,
    until: -215,
    supervisor: 'Marcus Chen',
    foremen: ['Mathieu Lavoie'],
    crew: ['Xavier Pelletier', 'Ugo Ferrante', 'Tom Kowalski'],
    others: 8,
    present: ['scaffold', 'public'],
    outdoors: true,
  },
]

export const isOpen = ({ from, until }: DemoSite, today: string, day: string): boolean =>
  day >= addDays(today, from) && (until === undefined || day <= addDays(today, until))

/** Who leads the projects from the office. */
export const projectManagers: Readonly<Record<string, string>> = {
  '25-014': 'Priya Nair',
  '25-021': 'Elena Rossi',
}

export const ownPeople = ({ supervisor, foremen, crew }: DemoSite): string[] => [
  supervisor,
  ...foremen,
  ...crew,
]

/** How many were there, with the workers of subcontractors; nobody on a day of rest. */
export function workersOn(site: DemoSite, day: string): number {
  if (!isWorkingDay(day)) return 0
  const swing = Math.round(site.others * 0.15)
  return ownPeople(site).length + site.others - Math.floor(chance('crew', site.number, day) * swing)
}
