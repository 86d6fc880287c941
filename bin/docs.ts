// `npm run docs`: composes the catalogues and the lists of the product, then writes docs/registers.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeLists } from './compose/compose.ts'
import { catalogues } from './compose/words.ts'

// Each step reads what the one before it wrote.
writeLists(catalogues())
const { findParts } = await import('./compose/find-parts.ts')
const { composedLists } = await import('./compose/lists.ts')
const parts = await findParts()
writeLists(composedLists(parts))
const { registersPage } = await import('./documents/registers-page.ts')
const registers = parts.registers.map(({ value }) => value)
writeFileSync(join(import.meta.dirname, '../docs/registers.md'), registersPage(registers))
