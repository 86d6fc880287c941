// The words that a hazard is told in: where its energy comes from, who is exposed, how it is met.

export const energies = {
  gravity: 'Gravity',
  motion: 'Motion',
  mechanical: 'Mechanical',
  electrical: 'Electrical',
  pressure: 'Pressure',
  temperature: 'Temperature',
  chemical: 'Chemical',
  biological: 'Biological',
  radiation: 'Radiation',
  sound: 'Sound and vibration',
  body: 'Body mechanics',
  psychosocial: 'Psychosocial',
} as const

export const exposedGroups = {
  workers: 'Our workers',
  young_workers: 'Young and new workers',
  trade_contractors: 'Trade contractors',
  visitors: 'Visitors',
  public: 'The public',
} as const

/** The strongest first. */
export const hierarchy = {
  eliminate: 'Elimination',
  substitute: 'Substitution',
  engineer: 'Engineering controls',
  administrate: 'Administrative controls',
  ppe: 'PPE',
} as const
