// What other features may use of forms.

export { openIn as openInSource } from './server/sources.store.ts'
