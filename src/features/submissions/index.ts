// What other features may use of submissions.

export { fillableOf } from './filling/server/fillable.store.ts'
export { roleNamed } from './revisions/server/may-fill.ts'
export { seen as seenSubmissions } from './submissions.server.ts'
