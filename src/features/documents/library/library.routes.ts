import type { Registers } from '../../../register/server/registers.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import { documentShelf } from './library.contract.ts'
import { shelfCalls } from './shelf.server.ts'
import { documentLibrary } from './shelve.ts'

export const documentLibraryCalls = (registers: Registers) =>
  documentKinds.flatMap(({ name }) =>
    shelfCalls(registers, {
      calls: documentShelf(name),
      register: name,
      categories: `${name}-categories`,
      written: documentLibrary[name] ?? [],
    }),
  )
