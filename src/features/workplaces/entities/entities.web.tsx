import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { entities } from './entities.register.ts'

const ColourInput = later(async () => (await import('./web/ColourInput.tsx')).ColourInput)
const EntityLook = later(async () => (await import('./web/EntityLook.tsx')).EntityLook)

export const web: RegisterWeb<typeof entities> = {
  inputs: { colour: ColourInput },
  Head: EntityLook,
}
