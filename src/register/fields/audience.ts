// Whom something is for, as a rule: facts that take people in, and facts that leave people out.
import { own } from '../../kit/own.ts'
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
