import { later } from '../../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../../register/web/extension.ts'

/** What the screens of every kind of document have beside those of a register. */
export const documentWeb: RegisterWeb = {
  Head: later(async () => (await import('./DocumentHead.tsx')).DocumentHead),
}
