// The kinds of paper. A contractor whose clearance or insurance has lapsed does not work; another paper that has lapsed
// is only missed.

export const paperKinds = {
  clearance: 'WSIB clearance',
  liability: 'Commercial general liability insurance',
  auto: 'Automobile insurance',
  umbrella: 'Umbrella insurance',
  pollution: 'Pollution insurance',
  prequalification: 'Prequalification',
  certification: 'Safety certification',
  policy: 'Health and safety policy',
  manual: 'Safety manual',
  other: 'Another document',
} as const
export type PaperKind = keyof typeof paperKinds

/** Without these nobody is approved. */
export const neededKinds = ['clearance', 'liability'] as const satisfies readonly PaperKind[]

/** Once one of these has lapsed, so has the approval. */
export const bindingKinds = [
  ...neededKinds,
  'auto',
  'umbrella',
  'pollution',
] as const satisfies readonly PaperKind[]

export const prequalificationStates = ['asked', 'valid', 'expiring', 'expired', 'failed'] as const
export type PrequalificationState = (typeof prequalificationStates)[number]
