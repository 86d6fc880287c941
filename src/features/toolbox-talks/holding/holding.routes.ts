import { bind, type Context } from '../../../access/server/gate.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import type { CallOutput } from '../../../kit/http/route.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { companyToday } from '../../../register/server/today.ts'
import { presentSealKey, signersAmong } from '../../submissions/index.ts'
import { accountOf, witnessed } from '../deliveries/deliveries.routes.ts'
import { insertAbsences, insertAttendance } from '../deliveries/deliveries.store.ts'
import { presents } from '../deliveries/texts.ts'
import { turnToday } from '../schedules/expected-talks.store.ts'
import { beginTalk } from './begin-talk.server.ts'
import * as calls from './holding.contract.ts'
import * as store from './holding.store.ts'
import { suggest } from './season.ts'

const offerCall = (keys: Keys) =>
  bind(calls.offerTalks, async (context, { query }) => {
    const { db } = context
    const me = accountOf(context)
    const places = await store.placesOf(db, me)
    const place = query.place ?? null
    const people = await store.peopleAt(db, place, me)
    const signers = await signersAmong(
      db,
      people.map(({ id }) => id),
    )
    const part = (crew: boolean) =>
      people
        .filter((one) => one.crew === crew)
        .map(({ id, name, detail }) => ({
          ...{ id, name, detail, by_pin: signers.get(id)?.pin === true },
        }))
    const turn = await turnToday(db, place)
    const known = await store.talksFor(db, place)
    const talks = suggest(
      known.map((talk) => ({ ...talk, turn: talk.id === turn })),
      await companyToday(db),
    )
    return {
      data: {
        places,
        crew: part(true),
        seal: await presentSealKey(db, await keys.open(db)),
        others: part(false),
        talks: talks.map(({ seasons, turn: _, incident_on: _on, ...talk }) => talk),
      },
    }
  })

const read = bind(calls.readTalk, async ({ db }, { params: { id } }) => {
  const talk = await store.talkWordsOf(db, id)
  if (talk === undefined) throw new Problem('row/missing')
  return { data: talk }
})

type Question = CallOutput<typeof calls.giveTalk>['body']['questions'][number]

/** What is wrong becomes a deficiency, what could hurt somebody the report of a hazard; a question stays one. */
async function raised(
  context: Context,
  registers: Registers,
  { words, wrong, hazard }: Question,
  place: store.TalkPlace,
) {
  const make = (register: string, values: Readonly<Record<string, unknown>>) =>
    makeRow(
      { context, registers, extension: registers.extension(register) },
      { ...values, description: words, ...(place.kind === 'project' && { project: place.id }) },
    )
  if (hazard)
    return {
      deficiency: null,
      hazard: await make('incidents', {
        kind: 'hazard',
        severity: 'none',
        occurred_on: await companyToday(context.db),
      }),
    }
  const title = words.slice(0, 300)
  return {
    deficiency: wrong ? await make('deficiencies', { title, source: 'talk' }) : null,
    hazard: null,
  }
}

export const holdingCalls = (registers: Registers, keys: Keys) => {
  const give = bind(calls.giveTalk, async (context, { params: { id: sent }, body }) => {
    const { db } = context
    const { id, is_over } = await beginTalk(context, sent, body)
    if (is_over) return { data: { id }, files: [] }
    const { place, minutes, given, notes, statement_lang: lang } = body
    await store.finishGiven(db, id, {
      ...{ minutes, given, notes },
      statement: given === null ? null : presents[lang],
    })
    for (const attendance of body.attendances)
      await insertAttendance(db, id, { ...attendance, ...witnessed(context, attendance, lang) })
    await insertAbsences(db, id, body.absences)
    for (const question of body.questions)
      await store.insertQuestion(db, id, {
        words: question.words,
        ...(await raised(context, registers, question, place)),
      })
    return { data: { id }, files: [] }
  })

  return [offerCall(keys), read, give]
}
