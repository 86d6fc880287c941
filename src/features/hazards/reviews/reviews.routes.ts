import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { confirmRating, readHazardReviews } from './reviews.contract.ts'
import { closeReviews, isHazard, lockHazard, reviewsOf } from './reviews.store.ts'

export const reviewCalls = [
  bind(readHazardReviews, async ({ db, can }, { params: { id } }) => {
    if (!(await isHazard(db, id))) throw new Problem('row/missing')
    const reviews = await reviewsOf(db, id)
    const waits = reviews.some(({ done_at }) => done_at === null)
    return {
      data: { reviews, can: waits && can('hazards.edit') ? (['confirm'] as const).slice() : [] },
    }
  }),

  bind(confirmRating, async ({ db }, { params: { id }, body: { note } }) => {
    await lockHazard(db, id)
    await closeReviews(db, id, note)
  }),
]
