import type { Finding } from '../product.ts'

export const verdictWords: Readonly<Record<Finding['verdict'], string>> = {
  same: 'The same',
  differs: 'Described differently',
  'not-described': 'Not described in the pages we read',
  unknown: 'Unknown',
}
