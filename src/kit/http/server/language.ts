// Problems are written in English and translated into the language that the caller asks for. The tables are
// keyed by the English sentence; a number in it is a hole.
import { problems as spanish, words as spanishWords } from '../../../../messages/composed/es.ts'
import { problems as french, words as frenchWords } from '../../../../messages/composed/fr.ts'
import { isLocale, type Locale } from '../../locales.ts'
import { own } from '../../own.ts'
import { filledWith, type Problem, type ProblemBody, wordsOf } from '../../problems.ts'
import { saidBy } from '../../sentences.ts'

type Sentences = Readonly<Record<string, string>>
/** As the browser has them: a problem may name what definitions call by these words. */
const tables: Record<Locale, Sentences> = {
  en: {},
  fr: { ...french, ...frenchWords },
  es: { ...spanish, ...spanishWords },
}

/** The first language of `Accept-Language` that we have; browsers name them in order. */
export function localeOf(accepted: string | undefined): Locale {
  const asked = (accepted ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase())
  return asked.find(isLocale) ?? 'en'
}

const tableFor = (accepted: string | undefined): Sentences => tables[localeOf(accepted)]

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
  const error = filledWith(problem.extra, say(wordsOf(problem.code), table))
  return { ...body, error, ...(errors && { errors }) }
}
