// `npm run docs`: writes docs/registers.md and the table of the screens on which rows are read, from
// the definitions.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registers } from '../src/app/registers.ts'
import { recordTableOf } from './documents/record-table.ts'
import { registersPage } from './documents/registers-page.ts'

const root = join(import.meta.dirname, '..')

writeFileSync(join(root, 'docs/registers.md'), registersPage(registers))
writeFileSync(join(root, 'src/access/record-table.ts'), recordTableOf(registers))
