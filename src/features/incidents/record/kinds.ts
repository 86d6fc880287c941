// What can be reported. Public pages offer it too, and carry no register.
export const kinds = {
  incident: 'Incident',
  near_miss: 'Near miss',
  hazard: 'Hazard observation',
  positive: 'Positive observation',
} as const
export type IncidentKind = keyof typeof kinds
