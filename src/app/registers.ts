// Every register of the product: the one list that routes, calls, checks and pages derive from.
import { chemicals } from '../features/equipment/chemicals/chemicals.register.ts'
import { locations } from '../features/workplaces/locations/locations.register.ts'
import type { Register } from '../register/define.ts'

export const registers: readonly Register[] = [chemicals, locations]
