// What other features may show of appointments.
export { CommitteeCard } from './CommitteeCard.tsx'
export { CommitteePoster } from './CommitteePoster.tsx'
export { usePlaces } from './use-places.ts'
