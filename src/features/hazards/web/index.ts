export { hazards } from '../hazards/hazards.register.ts'
