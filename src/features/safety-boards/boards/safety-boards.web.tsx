import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { safetyBoards } from './safety-boards.register.ts'

export const web: RegisterWeb<typeof safetyBoards> = {
  Head: later(async () => (await import('../board/web/BoardHead.tsx')).BoardHead),
  inputs: {
    sections: later(async () => (await import('./web/SectionsInput.tsx')).SectionsInput),
  },
}
