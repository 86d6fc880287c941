// What a sign-off takes, here or by a link: the quiz passed, each declaration ticked.
import type { Db } from '../../../kit/db/server/database.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { declarationsIn, inLanguage } from '../../../kit/writing/content.ts'
import { quizIn } from '../../../kit/writing/quiz.ts'
import { closeNotices } from '../../notices/index.ts'
import { dueOf } from '../asked/asked.store.ts'
import { documentToSign } from '../asked/notice-kinds.ts'
import { type Tried, triesOf } from '../quiz/quiz.store.ts'
import type { NewSignoff, PublishedContent } from './signoffs.store.ts'
import * as store from './signoffs.store.ts'

/** What a person has shown to understand, where the version has a quiz: who has not passed it does not sign. */
async function understoodIn(db: Db, content: PublishedContent, tried: Tried) {
  if (quizIn(content.content ?? []) === undefined) return null
  const { tries, passed } = await triesOf(db, tried)
  if (passed === undefined) throw new Problem('document/not-passed')
  return { tries, ...passed }
}

/** What was declared, in the words that were read: all that the document asks for, or it is not signed. */
function declaredIn({ content = [] }: PublishedContent, ticked: readonly string[], lang: Locale) {
  const asked = declarationsIn(content)
  if (!asked.every(({ id }) => ticked.includes(id))) throw new Problem('document/declared')
  return asked.map(({ words }) => inLanguage(words, lang)?.said ?? '')
}

export type SaidInSigning = Pick<NewSignoff, 'hash' | 'seconds'> & {
  statement_lang: Locale
  declared: readonly string[]
}
export type SignerOf = Pick<NewSignoff, 'person' | 'name' | 'witness' | 'attestation' | 'by_link'>

/** A sign-off as it may be given: what it takes is done. */
export async function signoffOf(
  db: Db,
  { id, number, content }: { id: string; number: number; content: PublishedContent },
  signer: SignerOf,
  { hash, seconds, statement_lang: lang, declared: ticked }: SaidInSigning,
): Promise<Omit<NewSignoff, 'given'>> {
  const tried = { document: id, number, person: signer.person }
  const understood = await understoodIn(db, content, tried)
  const declared = declaredIn(content, ticked, lang)
  return { ...tried, ...signer, hash, lang, seconds, understood, declared }
}

export async function giveSignoff(db: Db, signoff: NewSignoff) {
  await store.insertSignoff(db, signoff)
  await closeNotices(db, documentToSign, signoff.document, signoff.person)
}

/** What is published, and how far a person is with it. */
export async function readBy(db: Db, id: string, person: string) {
  const published = await store.publishedOf(db, id)
  const signed = await store.signedBy(db, id, person)
  const due_on = await dueOf(db, id, person)
  const tried = { document: id, number: published.number, person }
  const quiz = quizIn(published.content.content ?? []) ? await triesOf(db, tried) : undefined
  return {
    ...published,
    signed: signed ?? null,
    due_on,
    quiz: quiz ? { tries: quiz.tries, score: quiz.passed?.score ?? null } : null,
  }
}
