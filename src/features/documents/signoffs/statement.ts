// The words that people agree to who sign a document. They are stored with the signature as they were: a change
// here changes nothing that was signed.
import { inEach } from '../../../kit/language/in-each.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

export const approvalStatement = inEach({ en, fr, es }, 'approve')

export const statement = inEach({ en, fr, es }, 'read')
