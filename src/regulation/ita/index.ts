import { cases, totals } from './cases.ts'
import { read } from './read.ts'
import { summary } from './summary.ts'

export const ita = { summary, cases, totals, read }
