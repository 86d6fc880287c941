// The parts of the product that the provider switches off for a company that does not use them. What belongs to such
// a part is closed to everybody of the company: its rights are not held, so that its screens, calls, searches and
// pickers are not there. The rights that were given, and the data, stay.
import { allGrants, type Grant } from './grants.ts'

export const modules = [
  'equipment',
  'contractors',
  'documents',
  'training',
  'talks',
  'analytics',
] as const
export type Module = (typeof modules)[number]

export const isModule = (name: string): name is Module => modules.some((one) => one === name)

const familiesOf: Readonly<Record<Module, readonly string[]>> = {
  equipment: ['assets', 'asset-types', 'chemicals'],
  contractors: ['trade-contractors', 'trade-contractors-default'],
  documents: ['resources', 'resource-categories'],
  training: ['training', 'training-matrix'],
  talks: ['toolbox-talks', 'toolbox-talk-categories'],
  analytics: ['reports'],
}

const ofOtherFamilies: Readonly<Partial<Record<Grant, Module>>> = {
  'submissions.view-trade-contractor': 'contractors',
}

const moduleByFamily = new Map(
  modules.flatMap((module) => familiesOf[module].map((family) => [family, module] as const)),
)

const moduleByGrant: ReadonlyMap<string, Module> = new Map(
  allGrants.flatMap((grant) => {
    const module = ofOtherFamilies[grant] ?? moduleByFamily.get(grant.split('.')[0] ?? '')
    return module === undefined ? [] : [[grant, module] as const]
  }),
)

/** The part that a right belongs to; most belong to none. */
export const moduleOf = (grant: string): Module | undefined => moduleByGrant.get(grant)

/** Whether what a right opens is closed for a company that does not use these parts. */
export function isOff(off: readonly string[], grant: string): boolean {
  const module = moduleOf(grant)
  return module !== undefined && off.includes(module)
}

/** Of the public pages behind a code: the part that the thing with the code belongs to. */
export const moduleOfCode: Readonly<Record<string, Module>> = {
  chemicals: 'equipment',
  inventory: 'equipment',
  trade_contractors: 'contractors',
  tc_form_codes: 'contractors',
}
