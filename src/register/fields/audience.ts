// Whom something is for, as a rule: facts that take people in, and facts that leave people out.
import { z } from 'zod'
import { keysOf, own } from '../../kit/own.ts'
import { fieldsOf, type Kind } from './field.ts'

/** What a fact goes by, as it is called. */
export const factKinds = {
  everyone: 'Everyone',
  role: 'Role',
  operation_role: 'Operation role',
  team: 'Team',
  project: 'Project',
  entity: 'Entity',
  location: 'Location',
  contractor: 'Trade contractor',
  field: 'Custom field',
  person: 'Person',
} as const
export type FactKind = keyof typeof factKinds

/** The roles of accounts, by their number. */
export const roleNames = {
  1: 'H&S manager',
  3: 'H&S user',
  6: 'Management',
} as const

export type AudienceFact = {
  /** It leaves its people out. */
  out: boolean
  kind: FactKind
  /** Of the row, the field or the person; the number of a role; nothing for everyone. */
  id: string | null
  /** What the field must say. */
  value: string | null
  /** What the row was called when it was chosen. */
  name: string | null
}

export const audience = fieldsOf<'audience', AudienceFact[]>('audience')

/** Nothing where the value is no audience. */
export const factsIn = (value: unknown): AudienceFact[] => (Array.isArray(value) ? value : [])

/** Two facts that say the same of the same people. */
export const keyOf = ({ kind, id, value }: Omit<AudienceFact, 'out' | 'name'>): string =>
  [kind, id, value].join(' ')

const fact = z
  .object({
    out: z.boolean().default(false),
    kind: z.enum(keysOf(factKinds)),
    id: z.string().max(40).nullable().default(null),
    value: z.string().max(200).nullable().default(null),
    name: z.string().max(400).nullable().default(null),
  })
  .refine(
    ({ kind, id, value }) =>
      kind === 'everyone'
        ? id === null
        : kind === 'role'
          ? id !== null && id in roleNames
          : z.uuid().safeParse(id).success && (kind !== 'field' || value !== null),
    'Choose from the list.',
  )

export const audienceRule = z
  .array(fact)
  .max(200)
  .refine((facts) => new Set(facts.map(keyOf)).size === facts.length, 'The same is chosen twice.')
  .refine(
    (facts) => facts.length === 0 || facts.some(({ out }) => !out),
    'Say who is in, before you say who is left out.',
  )

type Say = Parameters<Kind['toText']>[2]

/** A fact in words: “Project: Harbour Tower”. */
export function factWords({ kind, id, name }: AudienceFact, say: Say): string {
  const what = say(factKinds[kind])
  if (kind === 'everyone') return what
  return `${what}: ${kind === 'role' ? say(own(roleNames, id ?? '') ?? '') : (name ?? '')}`
}

export const audienceKinds = {
  audience: {
    column: 'jsonb',
    filter: 'none',
    sorts: false,
    many: true,
    written: () => audienceRule,
    shown: () => z.array(z.looseObject({ kind: z.string() })),
    toText: (value, _, say) =>
      factsIn(value)
        .map((one) => `${one.out ? `${say('Left out')}: ` : ''}${factWords(one, say)}`)
        .join('; '),
    // A sheet does not say which of two projects of one name is meant.
    fromText: () => [],
    example: (_, random) =>
      random() < 0.5 ? [] : [{ out: false, kind: 'everyone', id: null, value: null, name: null }],
    asked: { type: 'text', answer: () => null },
  },
} satisfies Record<string, Kind>
