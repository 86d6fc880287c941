import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { withWhy } from '../../../register/fields/closed.ts'
import { aPage, listAudienceChoices, previewAudience } from '../audience.contract.ts'
import { namesAmong, reachedBy } from './audience.store.ts'
import { choicesOf } from './targets.store.ts'
import { refusedFacts } from './with-audience.ts'

/** As many as a list is read for; more are searched. */
const mostChoices = 50

const preview = bind(previewAudience, async (context, { body: { rule, page } }) => {
  // What is closed by now still counts; what is not there, or not for the caller to ask, is refused.
  const refused = await refusedFacts(
    context,
    rule,
    rule.filter(({ kind }) => kind !== 'field'),
  )
  if (refused !== undefined) throw new Problem('input/invalid', { errors: { rule: [refused] } })
  const { people, left_out, counts } = await reachedBy(context.db, rule)
  const byPlace = new Map(counts.map(({ n, people: those }) => [n, those]))
  return {
    data: {
      total: people.length,
      left_out: left_out.length,
      counts: rule.map((_, at) => byPlace.get(at + 1) ?? 0),
      people: await namesAmong(context.db, people, (page - 1) * aPage, aPage),
    },
  }
})

const choices = bind(listAudienceChoices, async ({ db, can }, { params: { kind }, query }) => {
  if (kind === 'field' && !can('users.view')) return { data: [] }
  const found = await choicesOf(db, kind, query.search, mostChoices)
  return {
    data: found.filter(({ why }) => query.closed === '1' || why === null).map(withWhy),
  }
})

export const audienceCalls = [preview, choices]
