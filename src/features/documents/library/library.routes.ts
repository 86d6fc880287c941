import type { Registers } from '../../../register/server/registers.ts'
import { documentShelves } from './library.contract.ts'
import { shelfCalls } from './shelf.server.ts'
import { documentLibrary } from './shelve.ts'

export const documentLibraryCalls = (registers: Registers) =>
  Object.entries(documentShelves).flatMap(([register, calls]) =>
    shelfCalls(registers, {
      calls,
      register,
      categories: `${register}-categories`,
      written: documentLibrary[register] ?? [],
    }),
  )
