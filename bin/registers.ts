// `npm run docs`: writes docs/registers.md from the definitions.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registers } from '../src/app/registers.ts'
import { registersPage } from './documents/registers-page.ts'

writeFileSync(join(import.meta.dirname, '../docs/registers.md'), registersPage(registers))
