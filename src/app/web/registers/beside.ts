// What registers add to their screens, loaded with the first of them that is opened.
import type { RegisterWeb } from '../../../register/web/beside.ts'

export const beside: Readonly<Record<string, () => Promise<{ web: RegisterWeb }>>> = {}
