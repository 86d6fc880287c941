// What is said outside the screens of reports: in notices, mails and lists of work.
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

export const texts = { en, fr, es }
