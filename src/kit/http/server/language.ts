// What goes wrong is written in English and leaves in the language that the caller asks for. The
// tables are keyed by the English sentence; a number in it is a hole.
import spanish from '../../../../messages/problems/es.json' with { type: 'json' }
import french from '../../../../messages/problems/fr.json' with { type: 'json' }
import { own } from '../../own.ts'
import type { Problem, ProblemBody } from '../../problems.ts'
import { saidBy } from '../../sentences.ts'

type Sentences = Readonly<Record<string, string>>
const tables = { en: {}, fr: french, es: spanish } as const satisfies Record<string, Sentences>
export type Language = keyof typeof tables
const isLanguage = (name: string): name is Language => Object.hasOwn(tables, name)

/** The first language of `Accept-Language` that we have; browsers name them in order. */
export function languageOf(accepted: string | undefined): Language {
  const asked = (accepted ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase())
  return asked.find(isLanguage) ?? 'en'
}

const tableFor = (accepted: string | undefined): Sentences => tables[languageOf(accepted)]

const say = (sentence: string, table: Sentences): string =>
  saidBy((key) => own(table, key), sentence)

/** Says sentences of the server's in the language that is asked for. */
export function sayer(accepted: string | undefined): (sentence: string) => string {
  const table = tableFor(accepted)
  return (sentence) => say(sentence, table)
}

export function bodyOf(
  problem: Problem,
  requestId: string,
  accepted: string | undefined,
): ProblemBody {
  const body = problem.body(requestId)
  const table = tableFor(accepted)
  const errors =
    body.errors &&
    Object.fromEntries(
      Object.entries(body.errors).map(([field, told]) => [
        field,
        told.map((sentence) => say(sentence, table)),
      ]),
    )
  return { ...body, error: say(body.error, table), ...(errors && { errors }) }
}
