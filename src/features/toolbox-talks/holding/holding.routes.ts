import { createHash } from 'node:crypto'
import { bind } from '../../../access/server/gate.ts'
import { canonical } from '../../../kit/canonical.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { companyToday } from '../../../register/server/today.ts'
import { accountOf, witnessed } from '../deliveries/deliveries.routes.ts'
import { insertAbsences, insertAttendance } from '../deliveries/deliveries.store.ts'
import { presents } from '../deliveries/texts.ts'
import { turnToday } from '../schedules/expected-talks.store.ts'
import * as calls from './holding.contract.ts'
import * as store from './holding.store.ts'
import { suggest } from './season.ts'

const offer = bind(calls.offerTalks, async (context, { query }) => {
  const { db } = context
  const me = accountOf(context)
  const places = await store.placesOf(db, me)
  const place = query.place ?? null
  const people = await store.peopleAt(db, place, me)
  const part = (crew: boolean) =>
    people.filter((one) => one.crew === crew).map(({ id, name, detail }) => ({ id, name, detail }))
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
      others: part(false),
      talks: talks.map(({ seasons, turn: _, ...talk }) => talk),
    },
  }
})

const read = bind(calls.readTalk, async ({ db }, { params: { id } }) => {
  const talk = await store.talkWordsOf(db, id)
  if (talk === undefined) throw new Problem('row/missing')
  return { data: talk }
})

export const holdingCalls = (registers: Registers) => {
  const give = bind(calls.giveTalk, async (context, { params: { id: sent }, body }) => {
    const { db } = context
    const presenter = accountOf(context)
    // The same talk sent twice at once: the second finds that of the first.
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${sent}, 2))`)
    const before = await store.sentBefore(db, sent)
    if (before !== undefined) {
      if (before.presenter !== presenter) throw new Problem('row/missing')
      return { data: { id: before.id }, files: [] }
    }
    const { plan, place, title, words, given, statement_lang: lang } = body
    if (!(await store.isPlace(db, place))) throw new Problem('row/missing')
    const id = await store.insertGiven(db, plan, {
      ...body,
      sent,
      presenter,
      hash: createHash('sha256')
        .update(canonical({ title, ...words }))
        .digest('hex'),
      statement: given === null ? null : presents[lang],
    })
    for (const attendance of body.attendances)
      await insertAttendance(db, id, { ...attendance, ...witnessed(context, attendance, lang) })
    await insertAbsences(db, id, body.absences)
    for (const question of body.questions) {
      const deficiency = question.wrong
        ? await makeRow(
            { context, registers, extension: registers.extension('deficiencies') },
            {
              title: question.words.slice(0, 300),
              description: question.words,
              source: 'talk',
              ...(place.kind === 'project' && { project: place.id }),
            },
          )
        : null
      await store.insertQuestion(db, id, question.words, deficiency)
    }
    return { data: { id }, files: [] }
  })

  return [offer, read, give]
}
