// What other features may use of trainings.

export { mandatoryTrainings } from './matrix/mandatory.store.ts'
