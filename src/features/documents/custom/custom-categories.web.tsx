import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { customCategories } from './custom-categories.register.ts'
import { AboveCategories } from './web/AboveCategories.tsx'

export const web: RegisterWeb<typeof customCategories> = { Above: AboveCategories }
