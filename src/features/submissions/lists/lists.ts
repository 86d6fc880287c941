// The lists of submissions: one register, narrowed six ways. An earlier day is one before today.
import type { Stage } from '../stages/stages.ts'

export const unsigned: readonly Stage[] = ['unsigned', 'partly_signed']
export const signed: readonly Stage[] = ['signed', 'reviewed', 'closed']
export const unreviewed: readonly Stage[] = [...unsigned, 'signed', 'returned']

export const lists = {
  unsigned: 'submissions-unsigned',
  previous: 'submissions-previous-unsigned',
  signed: 'submissions-signed',
  company: 'submissions-all-company',
  contractors: 'submissions-trade-contractor',
  all: 'all-submissions',
} as const
export type ListName = keyof typeof lists
