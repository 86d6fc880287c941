// What the rules of single registers need beyond what their definitions say, for examples of them:
// values whose form only their code knows, fields that must fit each other, and fields that are left
// as they were made because their changes follow rules of their own, tested beside the register.
import { listValues } from '../../src/features/lists/lists.register.ts'
import { newId } from '../../src/kit/ids.ts'
import { callsOf } from '../../src/register/contract.ts'
import type { Random } from '../../src/register/fields/field.ts'
import type { Extras } from './house.ts'

const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')

export const extras: Readonly<Record<string, Extras>> = {
  chemicals: {
    // A product goes from one status to the next in a given order; a sheet gives way to a later one.
    make: () => ({ status: 'in_use' }),
    ruled: ['status', 'sds', 'sds_revised_on'],
  },
  entities: {
    examples: {
      naics: (random) => digits(6, random),
      ein: (random) => `${digits(2, random)}-${digits(7, random)}`,
      months: (random) => [
        {
          id: newId(),
          month: `20${10 + Math.floor(random() * 89)}-03`,
          headcount: 12,
          hours: Math.floor(random() * 1e5),
        },
      ],
    },
    // One entity is where new records belong, and it cannot be archived.
    make: () => ({ is_default: false }),
    ruled: ['is_default'],
  },
  'client-contacts': {
    // Whoever is sent something needs an address.
    ruled: ['email'],
  },
  'to-dos': {
    // What repeats needs a first day; what is nobody's is its maker's.
    make: () => ({ repeats: 'never' }),
    ruled: ['assignee'],
  },
  lists: {
    examples: { code: (random) => `list-${digits(9, random)}` },
    ruled: ['code'],
  },
  'list-values': {
    // A value stays in its list, and stands under a value of the same.
    async make({ parent }, { manager }, over) {
      if (typeof parent !== 'string') return {}
      if ('list' in over) return { parent: null }
      const above = await manager.row(callsOf(listValues).read, { params: { id: parent } })
      return { list: (above.list as { id: string }).id }
    },
    ruled: ['list', 'parent'],
  },
}
