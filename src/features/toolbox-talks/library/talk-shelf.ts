// What the library has, as the fields of the register.
import type { Locale } from '../../../kit/locales.ts'
import { text as part } from '../../../kit/writing/short-parts.ts'
import type { OnShelf } from '../../../manifest/shelf.ts'
import { wordsIn } from '../../documents/definition/index.ts'
import { talkLibrary } from './talk-library.ts'

type WrittenTalk = (typeof talkLibrary)[number]

/** The fields of the talk in a language; what it says has all languages. */
function fieldsOf(talk: WrittenTalk, language: Locale) {
  const title = wordsIn(talk.title, language)
  if (title === undefined) return undefined
  const { minutes, seasons, text, questions, legislation } = talk
  return {
    title,
    minutes,
    seasons,
    source: 'library',
    content: [part(...text)],
    questions: questions.map((words) => part(...words)),
    legislation: wordsIn(legislation, language),
  }
}

export const shelvedTalks: readonly OnShelf[] = talkLibrary.map((talk) => ({
  ...talk,
  fields: (language) => fieldsOf(talk, language),
}))
