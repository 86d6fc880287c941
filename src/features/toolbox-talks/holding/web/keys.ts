export const offerKey = (kind?: string, place?: string) =>
  ['toolbox-talks', 'offer', kind, place] as const
