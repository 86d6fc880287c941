// What other features may use of appointments.
export { inOffice, today } from './appointments.server.ts'
export { aidTiers } from './coverage/judge.ts'
export { aidCertificatesOf, certificateState } from './first-aiders/certificates.store.ts'
export { tellUncoveredSoon } from './telling/uncovered.job.ts'
export { noteCovered } from './telling/uncovered.store.ts'
