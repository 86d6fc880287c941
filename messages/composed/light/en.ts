// Composed by `npm run docs` of the words that stand in src/**/words; `npm run check` fails when it is stale.
import app from '../../../src/app/words/en.json' with { type: 'json' }
import contractorPortal from '../../../src/features/contractor-portal/words/en.json' with { type: 'json' }
import kit from '../../../src/kit/words/en.json' with { type: 'json' }

export const messages = {
  ...app.messages,
  ...contractorPortal.messages,
  ...kit.messages,
}
