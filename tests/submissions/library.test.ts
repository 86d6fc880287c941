// Whatever is answered to the forms of the library: what is read back is what the engine shows, and
// the hash is that of exactly this.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import {
  attachedIn,
  type Filling,
  type FormDefinition,
  openFilling,
  type Remarks,
} from '../../src/features/forms/definition/index.ts'
import { library } from '../../src/features/forms/library/all.ts'
import { definitionOf } from '../../src/features/forms/library/shelve.ts'
import { workingDayUpTo } from '../../src/features/people/index.ts'
import {
  type About,
  documentHash,
} from '../../src/features/submissions/content/server/document-hash.ts'
import { dice, filled, type Scene, someFail } from '../../src/features/submissions/demo/answers.ts'
import { historyOf } from '../../src/features/submissions/demo/server/history.ts'
import { momentNow } from '../../src/features/submissions/demo/server/moments.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { ago, type FillableForm, manager, sending, sha256, user } from './sending.ts'

const id = randomUUID()
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(new Date())

/** Of the demo: a project is not taken unless it is there. */
let project = ''

const scene = (seed: number, roll = dice(seed)): Scene => ({
  roll,
  day: today,
  time: '07:30',
  fails: someFail(roll, seed % 9),
  me: { id, name: 'Ada Moreau' },
  people: [{ id, name: 'Ada Moreau' }],
  project,
  location: id,
  asset: { assetType: id, assets: [id] },
  incident: id,
  photo: () => randomUUID(),
})

/** The photos of the shown questions, as the device would have sent them. */
const photosIn = (filling: Filling) =>
  Object.entries(filling.answers()).flatMap(([key, answer]) =>
    filling.question(key).type === 'photo' ? attachedIn(answer).map((photo) => photo.id) : [],
  )

/** Answers of a person, and among them what nobody was asked: others' answers, other types, noise. */
function tampered(definition: FormDefinition, seed: number): Record<string, unknown> {
  const roll = dice(seed)
  const answers = filled(definition, scene(seed))
  const other = filled(definition, scene(seed + 1))
  const hidden = new Set(definition.fields.map(({ key }) => key))
  for (const key of openFilling(definition, answers, { today }).visibleKeys()) hidden.delete(key)
  for (const key of hidden) if (roll(2) === 0) answers[key] = other[key] ?? 'pass'
  return { ...answers, [`unknown ${seed}`]: seed, __proto__x: [seed] }
}

describe('the forms of the library', () => {
  const server = withServer()
  const { good, sent, whole, publish } = sending(server)
  const rows = <T>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))

  async function upload(ids: string[]): Promise<{ id: string; sha256: string }[]> {
    return rows(sql`
      insert into file (company_id, id, sha256, mime, bytes, name, created_by)
      select a.company_id, f.id, ${sha256('photo')}, 'image/jpeg', 5, 'photo.jpg', a.id
      from unnest(${ids}::uuid[]) f (id), account a join login l on l.id = a.login_id
      where l.email = ${user} returning id, sha256`)
  }

  test('random answers come back as the engine shows them, with their hash', async () => {
    const category = await good(manager, 'POST', 'form-categories', { name: 'All of the library' })
    const [first] = await rows<{ id: string }>(sql`select id from projects order by number`)
    project = first?.id ?? ''
    const forms: FillableForm[] = []
    for (const written of library) {
      const { id: made } = await good(manager, 'POST', 'forms', {
        title: written.slug,
        category: category.id,
        signature_policy: written.settings.signature_policy,
        scoring: written.settings.scoring ?? false,
      })
      forms.push(await publish(made, definitionOf(written, 'en').fields))
    }
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 2 ** 30 }),
        fc.nat({ max: forms.length - 1 }),
        async (seed, at) => {
          const form = forms[at]
          assert.ok(form)
          const answers = tampered(form.definition, seed)
          const shown = openFilling(form.definition, answers, { today })
          if (shown.validate().some(({ severity }) => severity === 'error')) return
          const given = {
            id: randomUUID(),
            version: form.version,
            answers,
            files: await upload(photosIn(shown)),
            started_at: ago(60_000),
            submitted_at: ago(0),
            about: {},
          }
          await sent(user, given)
          const read = await whole(user, given.id)
          assert.deepEqual(read.answers, JSON.parse(JSON.stringify(shown.answers())))
          assert.equal(read.fails, shown.failed().length)
        },
      ),
      { numRuns: 75 },
    )
    // Each form at least once.
    for (const form of forms) {
      const answers = filled(form.definition, scene(7))
      const files = await upload(photosIn(openFilling(form.definition, answers, { today })))
      const given = { id: randomUUID(), version: form.version, answers, files, about: {} }
      const when = { started_at: ago(60_000), submitted_at: ago(0) }
      await sent(user, { ...given, ...when })
    }
  })

  test('every hash can be computed again from what is kept', async () => {
    const kept = await rows<{
      submission: string
      revision: number
      form_version: string
      answers: Record<string, unknown>
      remarks: Remarks
      files: { id: string; sha256: string }[]
      about: About
      hash: string
    }>(sql`
      select r.submission, r.n as revision, v.hash as form_version, r.answers, r.remarks, r.files, r.about, r.hash
      from submission_revision r join form_version v on v.company_id = r.company_id and v.id = r.form_version`)
    assert.ok(kept.length >= historyOf('small', momentNow()).length)
    for (const { hash, ...document } of kept) assert.equal(documentHash(document), hash)
  })

  test('the demo has submissions in every stage, up to the last day of work', async () => {
    const stages = await rows<{ stage: string }>(sql`
      select distinct stage from submissions where title <> all(${library.map(({ slug }) => slug)})
      order by stage`)
    assert.deepEqual(
      stages.map(({ stage }) => stage),
      ['closed', 'partly_signed', 'returned', 'reviewed', 'signed', 'unsigned', 'void'],
    )
    const [dates] = await rows<{
      today: number
      future: number
      late: number
      revised: number
    }>(sql`
      select count(*) filter (where submitted_on = ${workingDayUpTo(today)}) as today,
        count(*) filter (where submitted_at > now()) as future,
        count(*) filter (where late) as late, count(*) filter (where revision > 1) as revised
      from submissions where title <> all(${library.map(({ slug }) => slug)})`)
    assert.ok((dates?.today ?? 0) >= 3 && (dates?.revised ?? 0) >= 5)
    assert.deepEqual([dates?.future, dates?.late], [0, 0])
    const deficiencies = await rows<{ status: string }>(
      sql`select distinct status from deficiencies order by status`,
    )
    assert.deepEqual(
      deficiencies.map(({ status }) => status),
      ['accepted', 'closed', 'done', 'in_progress', 'open'],
    )
  })
})
