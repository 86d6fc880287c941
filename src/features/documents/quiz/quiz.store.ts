import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { Part, Quiz } from '../../../kit/writing/content.ts'
import { type GivenAnswers, quizIn } from '../../../kit/writing/quiz.ts'

/** Whose tries, at which version. */
export type Tried = { document: string; number: number; person: string }

/** The quiz of a version, with what is right. */
export async function quizOf(db: Db, document: string, number: number): Promise<Quiz | undefined> {
  const version = await db.maybe(
    { content: json<{ content?: Part[] }>() },
    sql`select content from document_version
      where company_id = current_company() and document = ${document} and number = ${number}`,
  )
  return quizIn(version?.content.content ?? [])
}

/** How often a person has handed in a quiz; and the try that passed, if one has. */
export async function triesOf(db: Db, { document, number, person }: Tried) {
  const tried = await db.maybe(
    { tries: 'number', score: 'number?', lang: one<Locale | null>() },
    sql`
    select count(*)::integer as tries, (array_agg(score order by tried_at) filter (where passed))[1] as score,
      (array_agg(lang order by tried_at) filter (where passed))[1] as lang
    from document_quiz_try where company_id = current_company() and document = ${document}
      and number = ${number} and person = ${person}`,
  )
  const { tries = 0, score = null, lang = null } = tried ?? {}
  return { tries, passed: score === null || lang === null ? undefined : { score, lang } }
}

type NewTry = Tried & {
  hash: string
  witness: string | null
  lang: Locale
  answers: GivenAnswers
  score: number
  passed: boolean
}

export const insertTry = (db: Db, { answers, ...made }: NewTry) =>
  db.run(sql`
    insert into document_quiz_try (company_id, document, number, hash, person, witness, lang, answers, score,
      passed)
    values (current_company(), ${made.document}, ${made.number}, ${made.hash}, ${made.person},
      ${made.witness}, ${made.lang}, ${JSON.stringify(answers)}, ${made.score}, ${made.passed})`)
