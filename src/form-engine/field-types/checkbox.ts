import { selectedParent, several } from './families/several.ts'

export const checkbox = several('checkbox', 'options', selectedParent)
