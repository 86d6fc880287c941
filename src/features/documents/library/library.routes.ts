import type { Registers } from '../../../register/server/registers.ts'
import { documentShelves } from './library.contract.ts'
import { shelfCalls } from './shelf.server.ts'
import { documentLibrary } from './shelve.ts'

export const documentStock = Object.entries(documentShelves).map(([register, calls]) => ({
  calls,
  register,
  categories: `${register}-categories`,
  written: documentLibrary[register] ?? [],
}))

export const documentLibraryCalls = (registers: Registers) =>
  documentStock.flatMap((stock) => shelfCalls(registers, stock))
