// What the public page calls what the register of chemicals has: the page is light, and does without the register.

/** The sections that are needed first when something has happened, in the order of the sheet. */
export const sections = {
  hazard_statements: 'Hazard statements',
  precautions: 'Precautionary statements',
  first_aid: 'First aid (section 4)',
  fire: 'Fire-fighting (section 5)',
  spill: 'Accidental release (section 6)',
  storage: 'Handling and storage (section 7)',
  ppe: 'Exposure controls and PPE (section 8)',
  incompatible_with: 'Incompatible with (section 10)',
} as const

export const signalWords = { danger: 'Danger', warning: 'Warning' } as const
