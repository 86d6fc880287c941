import { whole } from './families/whole.ts'

/** A choice for each of its rows. */
export const matrix = whole('matrix', 'a choice for each row')
