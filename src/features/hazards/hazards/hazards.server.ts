import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { companyToday } from '../../../register/server/today.ts'
import { acceptableBands } from '../bands.ts'
import { halfRated, scored } from '../matrix/rated.store.ts'
import { closeReviews } from '../reviews/reviews.store.ts'
import { hazards } from './hazards.register.ts'

const manager = 1

/** The risk as it stands: with its controls where that is rated, without them where it is not. */
const bandNow = (row: Write['before'] | Write['after']) => row?.residual_band ?? row?.initial_band

const ratings = [
  'initial_probability',
  'initial_severity',
  'residual_probability',
  'residual_severity',
] as const

const live = sql`from jsonb_array_elements(t.controls) c where (c ->> 'archived') is distinct from 'true'`

export const hazardsServer: RegisterExtension = {
  register: hazards,
  computed: {
    acceptable: sql`coalesce(t.residual_band, t.initial_band) = any(${acceptableBands})`,
    ppe_only: sql`(t.initial_band in ('high', 'extreme') and exists (select ${live})
      and not exists (select ${live} and c ->> 'level' <> 'ppe'))`,
  },
  async settle({ db, session }, change) {
    const { before, after } = change
    const activated = after.status === 'active' && before?.status !== 'active'
    return {
      ...(await scored(db, 'initial', change)),
      ...(await scored(db, 'residual', change)),
      ...(activated && {
        activated_by: session.accountId ?? null,
        activated_on: await companyToday(db),
      }),
    }
  },
  async check({ session }, { before, after }) {
    const errors: FieldErrors = { ...halfRated('residual', after) }
    if (Number(after.residual_score ?? 0) > Number(after.initial_score) && after.note === null)
      errors.note = ['The residual risk is above the initial one. Say why.']
    if (before?.status === 'retired' && after.status === 'draft')
      errors.status = ['A retired hazard does not become a draft again. Put it under review.']
    if (after.status === 'active' && bandNow(after) === 'extreme') {
      if (after.stop_work !== true)
        errors.stop_work = ['The risk is extreme: confirm that the work is stopped.']
      const was = before?.status === 'active' && bandNow(before) === 'extreme'
      if (!was && session.roleId !== manager)
        errors.status = ['The risk is extreme: only a health and safety manager sets it active.']
    }
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  async written({ db }, { before, after }) {
    const again = before !== undefined && ratings.some((name) => before[name] !== after[name])
    if (again) await closeReviews(db, after.id, null)
  },
}
