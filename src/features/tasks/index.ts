// What other features may use of tasks.
export { addToDo, closeToDos } from './to-dos/add.store.ts'
