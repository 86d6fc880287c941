// The registers that the library is for, as they are read.
import type { Register } from '../../../../register/define.ts'
import { commonKinds } from '../../../documents/web/index.ts'
import { toolboxTalks } from '../../../toolbox-talks/definition/index.ts'
import { training } from '../../../training/definition/index.ts'

const registers: readonly Register[] = [...commonKinds, toolboxTalks, training]

export const registerOfShelf = (name: string): Register | undefined =>
  registers.find((register) => register.name === name)

/** Forms are read as they are filled; they are no rows of fields. */
export const nameOfShelf = (name: string): string => registerOfShelf(name)?.many ?? 'Forms'
