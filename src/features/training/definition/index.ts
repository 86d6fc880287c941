// What other features may use of trainings on both sides.
export { training } from '../courses/training.register.ts'
