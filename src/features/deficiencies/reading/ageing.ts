// How long something has stood open, in the steps that a manager reads.
export const buckets = ['0-3', '4-7', '8-14', '15-30', '30+'] as const

/** As a list is narrowed by the age in days. */
export const rangeOf = (bucket: string): string =>
  bucket === '30+' ? '31..' : bucket.replace('-', '..')
