import { bind, type Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { makeRow } from '../../../register/server/make-row.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { companyToday } from '../../../register/server/today.ts'
import { closeNotices } from '../../notices/index.ts'
import { attestationOf } from '../../submissions/index.ts'
import { assign } from '../assigning/assign.store.ts'
import { publishedPackage } from '../taking/package.store.ts'
import * as taking from '../taking/taking.store.ts'
import { orientationToTake } from '../telling/notice-kinds.ts'
import { gives, takes } from '../texts.ts'
import type { GivenOrientation } from './session.contract.ts'
import * as calls from './session.contract.ts'
import * as store from './session.store.ts'

const read = bind(calls.readPackage, async ({ db }, { params: { id } }) => {
  const found = await publishedPackage(db, id)
  if (found === undefined) throw new Problem('row/missing')
  return { data: found }
})

type Attendance = GivenOrientation['attendances'][number]

/** A name that nobody has is a visitor’s. */
async function personFor(context: Context, registers: Registers, { person, name }: Attendance) {
  if (person !== null) {
    const known = await store.personOf(context.db, person)
    if (known === undefined) throw new Problem('signature/person')
    return person
  }
  const [first = '', ...others] = name.split(/\s+/)
  const last = others.join(' ')
  return makeRow(
    { context, registers, extension: registers.extension('people-without-account') },
    {
      first_name: first,
      last_name: last === '' ? '–' : last,
      kind: 'visitor',
      starts_on: await companyToday(context.db),
    },
  )
}

export const sessionCalls = (registers: Registers) => {
  const give = bind(calls.giveOrientation, async (context, { params: { id }, body }) => {
    const { db, session } = context
    const instructor = session.accountId ?? ''
    // The same session sent twice at once: the second finds that of the first.
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 3))`)
    const before = await store.sessionOf(db, id)
    if (before !== undefined) {
      if (before.instructor !== instructor) throw new Problem('row/missing')
      return { data: { records: await store.recordsOf(db, id) }, files: [] }
    }
    const found = await publishedPackage(db, body.package)
    const { project, started_at, minutes } = body
    if (found === undefined || (project !== null && !(await store.isProject(db, project))))
      throw new Problem('row/missing')
    const { edition, hash } = found.package
    const hashes = found.documents.map((one) => one.hash)
    if (hash !== body.hash || hashes.join() !== body.documents.join())
      throw new Problem('signature/stale')
    await store.insertSession(db, {
      ...{ id, package: body.package, edition, hash, project, instructor, started_at },
      ...{ given: body.given, statement: gives[body.statement_lang], lang: body.statement_lang },
    })
    const records: string[] = []
    for (const attendance of body.attendances) {
      const person = await personFor(context, registers, attendance)
      const open = await taking.openRecord(db, person, body.package)
      const wanted = { package: body.package, people: [person], project, due_on: null, again: true }
      const record = open?.id ?? (await assign(db, wanted))[0]?.id
      if (record === undefined) throw new Problem('signature/person')
      await store.placeRecord(db, record, project, attendance.company)
      const { given, statement_lang: lang, name } = attendance
      const signed: taking.SignedOrientation = {
        ...{ edition, hash, minutes, started_at, given, lang, cards: found.cards.length },
        // The instructor asks the group; nobody answers for each on one device.
        passed: [],
        statement: takes[lang],
        session: { id, instructor, attestation: attestationOf('sign', body.statement_lang, name) },
      }
      await taking.signRecord(db, record, signed)
      await taking.signDocuments(db, { person, name }, found, { ...signed, seconds: minutes * 60 })
      await taking.approveIfDone(db, record, instructor)
      await closeNotices(db, orientationToTake, record)
      records.push(record)
    }
    return { data: { records }, files: [] }
  })
  return [read, give]
}
