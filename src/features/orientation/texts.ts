// What is said outside the screens: in notices, mails and lists of work, and the words that people put their names
// to. Those are stored with the signature as they were said: a change here changes nothing that was signed.
import { inEach } from '../../kit/language/in-each.ts'
import en from './telling/words/en.json' with { type: 'json' }
import es from './telling/words/es.json' with { type: 'json' }
import fr from './telling/words/fr.json' with { type: 'json' }

export const texts = { en, fr, es }
/** Of the person who took it, and of the instructor who gave it. */
export const takes = inEach(texts, 'takes')
export const gives = inEach(texts, 'gives')
