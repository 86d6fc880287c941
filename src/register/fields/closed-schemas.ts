// How a list to choose from is asked for what cannot be chosen, and says why.
import { z } from 'zod'
import { keysOf } from '../../kit/own.ts'
import { closedReasons } from './closed.ts'

/** What a list to choose from is asked for where it shall say what cannot be chosen, too. */
export const askedWithClosed = { closed: z.enum(['1']).optional() }
/** Of a row of it that cannot be chosen. */
export const whyClosed = { why: z.enum(keysOf(closedReasons)).exactOptional() }
