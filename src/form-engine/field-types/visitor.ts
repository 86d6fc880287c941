import { people } from './families/people.ts'

export const visitor = people('visitor')
