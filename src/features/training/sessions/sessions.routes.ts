import { bind, type Context } from '../../../access/server/gate.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { attestationOf } from '../../submissions/index.ts'
import { peopleAlike } from '../records/records.store.ts'
import type { FinishedSession, SessionAttendance } from './sessions.contract.ts'
import * as calls from './sessions.contract.ts'
import * as store from './sessions.store.ts'

const sheet = bind(calls.offerSheet, async ({ db }, { params: { id } }) => {
  const { name, today, finished } = await store.seenSession(db, id)
  if (finished) throw new Problem('training/finished')
  const people = await store.peopleFor(db, id, today)
  const those = (expected: boolean) =>
    people.filter((one) => one.expected === expected).map(({ expected: _, ...one }) => one)
  return { data: { title: name, day: today, people: those(true), others: those(false) } }
})

/** Whose device it is attests what others sign there, or that they took part. */
function witnessed({ session }: Context, { person, name, given }: SessionAttendance, lang: Locale) {
  const me = session.accountId ?? null
  if (person !== null && person === me && given !== null)
    return { witness: null, attestation: null }
  return { witness: me, attestation: attestationOf(given === null ? 'there' : 'sign', lang, name) }
}

const take = bind(calls.takeAttendance, async (context, { params: { id, day }, body }) => {
  const { first_on, today } = await store.lockSession(context.db, id)
  if (day < first_on || day > today)
    throw new Problem('input/invalid', {
      errors: { day: ['Choose a day of the session that is not in the future.'] },
    })
  for (const attendance of body.attendances) {
    const by = witnessed(context, attendance, body.attested_lang)
    await store.insertAttendance(context.db, id, day, { ...attendance, ...by })
  }
  return { data: { present: await store.countOn(context.db, id, day) }, files: [] }
})

const read = bind(calls.readAttendance, async ({ db }, { params: { id } }) => {
  await store.seenSession(db, id)
  const all = await store.attendancesOf(db, id)
  const people = [...Map.groupBy(all, (one) => one.id).values()].flatMap((parts) => {
    const [first] = parts
    if (first === undefined) return []
    const { id: key, person, name, company } = first
    const days = parts.map(({ day, given, unsigned_because, statement, signed_at, witness }) => ({
      ...{ day, given, unsigned_because, statement, signed_at, witness },
    }))
    return [{ id: key, person, name, company, days }]
  })
  const days = [...new Set(all.map(({ day }) => day))].sort()
  return { data: { days, people, absent: await store.absentFrom(db, id) } }
})

export const sessionCalls = (registers: Registers) => {
  const finish = bind(calls.finishSession, async (context, { params: { id } }) => {
    const { db } = context
    const { course, days, instructor, provider, hours } = await store.lockSession(db, id)
    const all = [
      ...Map.groupBy(await store.attendancesOf(db, id), (one) => one.person ?? one.id).values(),
    ]
    if (all.length === 0) throw new Problem('training/nobody')
    const request = { context, registers, extension: registers.extension('users-trainings') }
    const told: FinishedSession = { made: 0, skipped: [], missed: [], unknown: [] }
    for (const parts of all) {
      const last = parts.at(-1)
      if (last === undefined) continue
      const { person, name, day } = last
      if (person === null) told.unknown.push(name)
      else if (parts.length < days) told.missed.push(name)
      else if ((await peopleAlike(db, [person], { course, completed_on: day })).length > 0)
        told.skipped.push(name)
      else {
        await makeRow(request, { person, course, completed_on: day, instructor, provider, hours })
        told.made += 1
      }
    }
    await store.markFinished(db, id)
    return { data: told }
  })
  return [sheet, take, read, finish]
}
