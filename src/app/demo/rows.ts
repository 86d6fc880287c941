// The written rows of the demo company, in the order in which they may point at each other.
import { chemicalsDemo } from '../../features/equipment/chemicals/chemicals.demo.ts'
import { locationsDemo } from '../../features/workplaces/locations/locations.demo.ts'
import type { Written } from '../../register/server/fill.ts'

export const demoRows: readonly Written[] = [locationsDemo, chemicalsDemo]
