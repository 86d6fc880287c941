// Which forms of the library a new company begins with, under which category.
import type { Country, Trade } from '../../../manifest/companies.ts'
import type { Words } from './written.ts'

type Group = {
  name: Words
  tone: 'calm' | 'good' | 'notice' | 'warning' | 'danger'
  /** By the form's name in the library: for whom it is; for everybody where nothing is said. */
  forms: Readonly<Record<string, { trades?: readonly Trade[]; country?: Country }>>
}

const site: { trades: readonly Trade[] } = { trades: ['building', 'specialty'] }
const plant: { trades: readonly Trade[] } = { trades: ['industrial', 'facilities'] }

export const beginning: readonly Group[] = [
  {
    name: ['Inspections', 'Inspections', 'Inspecciones'],
    tone: 'notice',
    forms: {
      'site-inspection-weekly': site,
      'jhsc-inspection-monthly': { country: 'CA' },
      'ladder-inspection': {},
      'harness-inspection': site,
      'scaffold-inspection': site,
      'excavation-inspection': { trades: ['building'] },
      'fire-extinguisher-monthly': {},
      'first-aid-box': {},
      'aed-quarterly': {},
      'washroom-cleaning': { trades: ['building', 'facilities'] },
    },
  },
  {
    name: ['Equipment', 'Équipement', 'Equipo'],
    tone: 'calm',
    forms: {
      'vehicle-pre-trip': {},
      'ewp-pre-use': {},
      'forklift-pre-use': {},
      'crane-pre-use': { trades: ['building', 'industrial'] },
      lockout: plant,
    },
  },
  {
    name: ['Hazards and permits', 'Dangers et permis', 'Peligros y permisos'],
    tone: 'warning',
    forms: {
      flha: {},
      jha: {},
      ptp: site,
      'hot-work-permit': {},
      'confined-space-permit': {},
    },
  },
  {
    name: ['Incidents', 'Incidents', 'Incidentes'],
    tone: 'danger',
    forms: { 'near-miss': {}, 'incident-report': {}, 'first-aid-record': {} },
  },
  {
    name: ['People', 'Personnes', 'Personas'],
    tone: 'good',
    forms: {
      'orientation-checklist': {},
      'trade-contractor-prequalification': { trades: ['building', 'industrial', 'facilities'] },
    },
  },
]

/** The forms of a group that are for the company. */
export const formsFor = ({ forms }: Group, place: { country: Country; trade: Trade }): string[] =>
  Object.entries(forms)
    .filter(
      ([, { trades = [place.trade], country = place.country }]) =>
        trades.includes(place.trade) && country === place.country,
    )
    .map(([slug]) => slug)
