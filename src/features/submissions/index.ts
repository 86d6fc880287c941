// What other features may use of submissions.

export { aboutSubmission, exampleSubmission, type MailedSubmission } from './about-in-mail.ts'
export { submissionReceived } from './consequences/received.job.ts'
export { strokesOf } from './demo/answers.ts'
export { insertPhotos } from './demo/server/demo-photos.store.ts'
export { fillableForm, fillableOf } from './filling/server/fillable.store.ts'
export { outsidePaper } from './papers/server/outside-paper.ts'
export { roleNamed } from './revisions/server/may-fill.ts'
export { outsideSubmission } from './revisions/server/outside.ts'
export { enterPin, signWithPin } from './signing/server/entered-pin.ts'
export { attestationOf } from './signing/statements.ts'
export { signersAmong } from './stages/server/way-here.ts'
export { seen as seenSubmissions } from './submissions.server.ts'
