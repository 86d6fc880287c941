// What the pages are made with beside the builder's own: as they are built, and where it is found out which parts go together.
import type { Plugin } from 'vite'
import { addressesOfCalls } from './addresses-of-calls.ts'
import { throughIndexes } from './past-indexes.ts'
import { prose } from './prose.ts'
import { wordsWithCode } from './words-said.ts'

export const clientPlugins = (): Plugin[] => [
  addressesOfCalls(),
  throughIndexes(),
  wordsWithCode(),
  prose(),
]
