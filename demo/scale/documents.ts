// The patterns that the year is copied from: forms that the product's own engine has filled and decided,
// with ids, a name and days in them that each copy replaces by its own.

import { alikeOf } from '../../src/features/submissions/consequences/server/copied.store.ts'
import { failedItems } from '../../src/features/submissions/consequences/server/failed-items.ts'
import { answerRows } from '../../src/features/submissions/content/server/answer-rows.ts'
import { decide } from '../../src/features/submissions/content/server/decide.ts'
import {
  outcomeOf,
  type ScoreSettings,
} from '../../src/features/submissions/content/server/outcome.ts'
import { definitionOf } from '../../src/features/submissions/content/server/versions.ts'
import { dice, filled, type Scene, someFail } from '../../src/features/submissions/demo/answers.ts'
import { canonical } from '../../src/kit/canonical.ts'
import type { Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'

const variants = 20
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
/** 3-submissions.sql replaces each of these. */
const pattern = {
  me: { id: id(1), name: 'Pat Pattern' },
  project: id(2),
  location: id(3),
  asset: { assetType: id(5), assets: [id(4)] },
  day: '2001-02-03',
  time: '03:07',
}
const photoOf = (n: number) => `ffffffff-ffff-7fff-8fff-${String(n).padStart(12, '0')}`

type Form = ScoreSettings & {
  slug: string
  form: string
  title: string
  signature_policy: string
  version: string
  version_hash: string
}

const forms = (db: Db) =>
  db.many<Form>(sql`
    select f.library_slug as slug, f.id as form, f.title, f.signature_policy, f.scoring, f.pass_mark,
      f.critical_fail, v.id as version, v.hash as version_hash
    from forms f join form_version v on v.company_id = f.company_id and v.form = f.id and v.n = f.current_version
    where f.company_id = current_company() and f.library_slug is not null order by f.library_slug`)

/** Every second inspection of a site finds something; elsewhere one of twenty does. */
const failsOf = (slug: string, variant: number) =>
  /inspection-(weekly|monthly)/.test(slug) ? variant % 3 : Number(variant % 20 === 3)

type Ground = Pick<Scene, 'people' | 'incident'> & { photo: string }

async function documentOf(db: Db, form: Form, variant: number, { photo, ...ground }: Ground) {
  const photos: string[] = []
  const roll = dice(variant * 7919 + 17)
  const scene: Scene = {
    ...pattern,
    ...ground,
    asset: /pre-use|pre-trip|harness|aed/.test(form.slug) ? pattern.asset : undefined,
    roll,
    fails: someFail(roll, failsOf(form.slug, variant)),
    photo() {
      photos.push(photoOf(photos.length))
      return photos.at(-1) ?? ''
    },
  }
  const definition = await definitionOf(db, form.version)
  const where = { today: pattern.day, timeZone: 'America/Toronto' }
  const { filling, answers, files } = decide(definition, filled(definition, scene), where)
  const { open, ...all } = outcomeOf(filling, form)
  const named = { slug: form.slug, variant }
  return {
    document: {
      ...named,
      ...form,
      ...open,
      points: all.points,
      most: all.most,
      all_percent: all.percent,
      all_passed: all.passed,
      all_fails: all.fails,
      all_critical: all.critical,
      alike: alikeOf(definition, answers, {}),
      // In the one spelling, so that a copy's hash is of its text.
      answers: canonical(answers),
      files: canonical([...files].sort().map((one) => ({ id: one, sha256: photo }))),
    },
    answers: answerRows(filling).map((row, n) => ({ ...named, n: n + 1, ...row })),
    failed: failedItems(filling, 'en')
      .filter(({ confidential }) => !confidential)
      .map(({ key, row, title, description, severity, dueDays }, nth) => {
        const words = {
          title: title.slice(0, 300),
          description: description?.slice(0, 4000) ?? null,
        }
        return {
          ...named,
          nth,
          item_key: key,
          item_row: row,
          severity,
          due_days: dueDays,
          ...words,
        }
      }),
  }
}

/** Into three temporary tables of the transaction. */
export async function writeDocuments(db: Db, ground: Ground): Promise<void> {
  const documents = []
  for (const form of await forms(db))
    for (let variant = 0; variant < variants; variant += 1)
      documents.push(await documentOf(db, form, variant, ground))
  const json = <One>(rows: readonly One[]) => JSON.stringify(rows)
  await db.run(sql`
    create temp table document (slug text, variant integer, form uuid, title text, signature_policy text,
      version uuid, version_hash text, points numeric, most numeric, percent numeric, passed boolean, fails numeric,
      critical boolean, all_percent numeric, all_passed boolean, all_fails numeric, all_critical boolean,
      alike text, answers text, files text, primary key (slug, variant)) on commit drop`)
  await db.run(sql`
    insert into document select * from jsonb_populate_recordset(null::document,
      ${json(documents.map(({ document }) => document))}::jsonb)`)
  await db.run(sql`
    create temp table document_answer (slug text, variant integer, n integer, key text, of_row integer,
      matrix_row text, option_id text, text text, num numeric, day date, fails boolean) on commit drop`)
  await db.run(sql`
    insert into document_answer select * from jsonb_populate_recordset(null::document_answer,
      ${json(documents.flatMap(({ answers }) => answers))}::jsonb)`)
  await db.run(sql`
    create temp table document_failed (slug text, variant integer, nth integer, item_key text, item_row numeric,
      title text, description text, severity text, due_days integer) on commit drop`)
  await db.run(sql`
    insert into document_failed select * from jsonb_populate_recordset(null::document_failed,
      ${json(documents.flatMap(({ failed }) => failed))}::jsonb)`)
  await db.run(sql`analyze document, document_answer, document_failed`)
}
