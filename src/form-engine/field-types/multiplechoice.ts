import { selectedParent, several } from './families/several.ts'

export const multiplechoice = several('multiplechoice', 'options', selectedParent)
