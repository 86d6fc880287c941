import { records } from './families/whole.ts'

export const hazard = records('hazard')
