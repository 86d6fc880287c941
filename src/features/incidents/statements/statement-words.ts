// The words that somebody agrees to who signs what they said. They are stored with the signature as they were: a change
// here changes nothing that was signed.
import { inEach } from '../../../kit/language/in-each.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

export const trueStatement = inEach({ en, fr, es }, 'true')
