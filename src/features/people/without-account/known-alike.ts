import type { Alike } from '../merging/likeness.store.ts'
import type { AlikePerson } from './without-account.contract.ts'

/** As they travel. */
export const knownAlike = ({ n: _, why, ...one }: Alike): AlikePerson => ({
  ...one,
  why: (['mobile', 'email', 'name'] as const).filter((each) => why.includes(each)),
})
