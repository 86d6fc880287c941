// What other features may use of equipment.
export {
  type Check,
  noteChecks,
  type TakenOut,
  takenOutBy,
} from './inventory/failed-check.store.ts'
