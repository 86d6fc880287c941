import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { confirmRating, readHazardReviews } from './reviews.contract.ts'
import { closeReviews, isHazard, lockHazard, reviewsOf } from './reviews.store.ts'

export const reviewCalls = [
  bind(readHazardReviews, async ({ db, can }, { params: { id } }) => {
    if (!(await isHazard(db, id))) throw new Problem('row/missing')
    const reviews = await reviewsOf(db, id)
    const waits = reviews.some(({ done_at }) => done_at === null)
    const confirms = waits && can('hazards.edit')
    return { data: { reviews, can: confirms ? ['confirm' as const] : [] } }
  }),

  bind(confirmRating, async ({ db }, { params: { id }, body: { note } }) => {
    await lockHazard(db, id)
    await closeReviews(db, id, note)
  }),
]
