// Composed by `npm run docs` of the words that stand in src/**/words; `npm run check` fails when it is stale.
import app from '../../../src/app/words/en.json' with { type: 'json' }
import publicSite from '../../../src/features/public-site/words/en.json' with { type: 'json' }
import signIn from '../../../src/features/sign-in/words/en.json' with { type: 'json' }
import kit from '../../../src/kit/words/en.json' with { type: 'json' }

export const messages = {
  ...app.messages,
  ...publicSite.messages,
  ...signIn.messages,
  ...kit.messages,
}
