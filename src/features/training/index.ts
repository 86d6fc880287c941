// What other features may use of trainings.

export { mandatoryTrainings } from './matrix/mandatory.store.ts'
export { cardsOf, coursesNow, receiveCard } from './records/receive-card.store.ts'
