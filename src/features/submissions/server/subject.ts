// What a submission is about, where its form asks for it: then the answer says it, and nobody else.
import { z } from 'zod'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Filling } from '../../forms/definition/index.ts'
import type { About } from './document-hash.ts'
import { namedProject } from './named-project.ts'

type Subject = Pick<About, 'asset' | 'location'>

/** Of a type with its members the first is meant. */
const idIn = (value: unknown): string | null => {
  const { assets } = Object(value) as { assets?: unknown[] }
  return z.uuid().safeParse(Array.isArray(assets) ? assets[0] : value).data ?? null
}

/** The first asset, location and project that were answered; else what was said beside the answers. */
export async function subjectOf<A extends Subject>(db: Db, filling: Filling, given: A) {
  const said: A & Pick<About, 'project'> = { ...given, project: await namedProject(db, filling) }
  const answers = filling.answers()
  const first = (type: string) =>
    filling.definition.fields
      .flatMap((question) => (question.type === type ? (idIn(answers[question.key]) ?? []) : []))
      .at(0) ?? null
  const [asset, location] = [first('asset'), first('location')]
  if (asset === null && location === null) return said
  const there = await db.maybe<Subject>(sql`
    select (select id from inventory where company_id = current_company() and id = ${asset}) as asset,
      (select id from locations where company_id = current_company() and id = ${location}) as location`)
  return {
    ...said,
    asset: there?.asset ?? said.asset,
    location: there?.location ?? said.location,
  }
}
