// Composed by `npm run docs` of the words that stand in src/**/words; `npm run check` fails when it is stale.
import app from '../../../src/app/words/fr.json' with { type: 'json' }
import publicSite from '../../../src/features/public-site/words/fr.json' with { type: 'json' }
import signIn from '../../../src/features/sign-in/words/fr.json' with { type: 'json' }
import kit from '../../../src/kit/words/fr.json' with { type: 'json' }
import type { Message } from '../../../src/kit/language/message.ts'
import type { messages as english } from './en.ts'

export const messages: Readonly<Record<keyof typeof english, Message>> = {
  ...app.messages,
  ...publicSite.messages,
  ...signIn.messages,
  ...kit.messages,
}

export const problems: Readonly<Record<string, string>> = {
  ...publicSite.problems,
  ...signIn.problems,
  ...kit.problems,
}
