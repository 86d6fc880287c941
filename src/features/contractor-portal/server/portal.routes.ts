import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { countDuties, type DutyLine, usualSpan } from '../../contractors/definition/index.ts'
import { approvalsOf, loadDuties } from '../../contractors/index.ts'
import { isInternal } from '../../forms/definition/index.ts'
import { fillableForm, portalSubmission } from '../../submissions/index.ts'
import * as calls from '../portal.contract.ts'
import { myContractors, noteSent, placesOf, sentOf } from './portal.store.ts'

/** Where a line holds, as the portal's addresses say it: a project, or the contractor as a whole. */
const placeOf = ({ project, contractor }: Pick<DutyLine, 'project' | 'contractor'>) =>
  project ?? contractor

/** The line as it holds for a contractor of the caller: others are not there. */
async function ownLine(
  context: Context,
  asked: { line: string; contractor: string; place: string },
) {
  const own = (await myContractors(context)).filter((id) => id === asked.contractor)
  const { lines, duties } = await loadDuties(context.db, own, usualSpan)
  const line = lines.find((one) => one.line === asked.line && placeOf(one) === asked.place)
  if (line === undefined) throw new Problem('row/missing')
  return { line, duties: duties.filter((one) => one.line === line) }
}

export const portalCalls = [
  bind(calls.portalProjects, async (context) => {
    const { db } = context
    const mine = await myContractors(context)
    const { duties, lines } = await loadDuties(db, mine, usualSpan)
    const contractors = (await approvalsOf(db, mine)).map(({ id, name, approval, reason }) => ({
      ...{ id, name, approval, reason },
    }))
    const places = (await placesOf(db, mine)).flatMap((one) => {
      const here = (line: DutyLine) =>
        placeOf(line) === one.id && line.contractor === one.contractor
      // What is asked of the company as a whole has a place only where there is any.
      if (one.whole && !lines.some(here)) return []
      const { outstanding, past_due, completed, late } = countDuties(
        duties.filter(({ line }) => here(line)),
      )
      return [
        {
          ...{ id: one.id, name: one.name, whole: one.whole },
          contractor: { id: one.contractor, name: one.contractor_name },
          counts: { outstanding, past_due, completed: completed + late },
        },
      ]
    })
    return { data: { contractors, places } }
  }),

  bind(calls.portalPlace, async (context, { params: { id } }) => {
    const { db } = context
    const mine = await myContractors(context)
    const places = (await placesOf(db, mine)).filter((one) => one.id === id)
    const [place] = places
    if (place === undefined) throw new Problem('row/missing')
    const names = new Map(places.map((one) => [one.contractor, one.contractor_name]))
    const { lines, duties } = await loadDuties(db, mine, usualSpan)
    const own = duties.filter(({ line }) => placeOf(line) === id)
    const sent = await sentOf(
      db,
      own.flatMap(({ submission, refused }) => [submission, refused].filter((one) => one !== null)),
    )
    const byId = new Map(sent.map((one) => [one.id, one]))
    const owed = ({ line, title, contractor, frequency }: DutyLine) => ({
      ...{ line, title, frequency },
      contractor: { id: contractor, name: names.get(contractor) ?? '' },
    })
    return {
      data: {
        id,
        name: place.name,
        lines: lines.filter((line) => placeOf(line) === id).map(owed),
        duties: own.map(({ line, day, until, state, submission, refused }) => {
          const came = byId.get(submission ?? '')
          return {
            ...owed(line),
            ...{ day, until, state },
            submission:
              came === undefined
                ? null
                : {
                    ...{ id: came.id, number: came.number },
                    ...{ submitted_on: came.submitted_on, accepted: came.accepted },
                  },
            refused: byId.get(refused ?? '')?.refused ?? null,
          }
        }),
      },
    }
  }),

  bind(calls.portalForm, async (context, { params, query }) => {
    const { line } = await ownLine(context, { ...query, line: params.line })
    const form = await fillableForm(context.db, line.form, 'trade_contractor')
    if (form === undefined) throw new Problem('row/missing')
    const { name, version, n } = form
    const [project] = (await placesOf(context.db, [line.contractor])).filter(
      ({ id }) => id === line.project,
    )
    const fields = form.definition.fields.map((field) => {
      // What staff alone answer is not told; the project is the one that the line is about.
      if (isInternal(field)) return { ...field, label: '' }
      return field.type === 'project' && project !== undefined
        ? { ...field, type: 'select', options: [{ id: project.id, label: project.name }] }
        : field
    })
    return { data: { name, version, n, definition: { ...form.definition, fields } } }
  }),

  bind(calls.portalSubmit, async (context, { body }) => {
    const { line: _, contractor, place, day, ...given } = body
    const { line, duties } = await ownLine(context, body)
    const due = duties.find((one) => one.day === day)
    if (line.frequency === 'task' ? day !== null : due === undefined)
      throw new Problem('input/invalid', {
        errors: { day: ['This form is not due on this day.'] },
      })
    const receipt = await portalSubmission(context, given, contractor)
    const project = place === contractor ? null : place
    await noteSent(context.db, { id: receipt.id, contractor, project, line: line.line, day })
    return { data: { id: receipt.id, number: receipt.number } }
  }),
]
