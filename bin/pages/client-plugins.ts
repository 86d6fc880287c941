// What the pages are made with beside the builder's own: as they are built, and where it is found out which parts go together.
import type { Plugin } from 'vite'
import { addressesOfCalls } from './addresses-of-calls.ts'
import { classNamesWithCode } from './class-names.ts'
import { throughIndexes } from './past-indexes.ts'
import { prose } from './prose.ts'
import { screensByColumns } from './screens-by-columns.ts'
import { wordsWithCode } from './words-said.ts'

export const clientPlugins = (): Plugin[] => [
  addressesOfCalls(),
  ...classNamesWithCode(),
  screensByColumns(),
  throughIndexes(),
  wordsWithCode(),
  prose(),
]

/** To state a schema does nothing by itself: one that no page checks anything with is left out. */
export const unchecked = { manualPureFunctions: ['z'] }
