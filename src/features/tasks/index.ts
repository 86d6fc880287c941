// What other features may use of tasks.
export { addToDo } from './to-dos/add.store.ts'
