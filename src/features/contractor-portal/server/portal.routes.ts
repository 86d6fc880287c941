import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { countDuties, type DutyLine, usualSpan } from '../../contractors/definition/index.ts'
import { approvalsOf, loadDuties } from '../../contractors/index.ts'
import { outsideSubmission } from '../../submissions/index.ts'
import * as calls from '../portal.contract.ts'
import { type AskedLine, formOf, lineOf, placeOf, refuseOtherDay } from './lines.ts'
import { myContractors, noteSent, placesOf, sentOf } from './portal.store.ts'

/** The line as it holds for a contractor of the caller. */
const ownLine = async (context: Context, asked: AskedLine) =>
  lineOf(context.db, await myContractors(context), asked)

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
    return { data: await formOf(context.db, line) }
  }),

  bind(calls.portalSubmit, async (context, { body }) => {
    const { line: _, contractor, place, day, ...given } = body
    const found = await ownLine(context, body)
    refuseOtherDay(found, day)
    const { session, exchange } = context
    const sender = {
      ...{ account: session.accountId ?? null, name: session.name, roleId: undefined },
      ...{ source: 'tc_portal' as const, publicUrl: exchange.publicUrl },
    }
    const receipt = await outsideSubmission(context.db, sender, {
      ...given,
      about: { trade_contractor: contractor },
    })
    await noteSent(context.db, {
      ...{ id: receipt.id, contractor, project: found.line.project, line: found.line.line, day },
      ...{ sent_by: null, tracking: null },
    })
    return { data: { id: receipt.id, number: receipt.number, files: receipt.files } }
  }),
]
