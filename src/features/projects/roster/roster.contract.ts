// Who and what is on a project or a team, from a day to a day: workers, assets, the contacts of clients.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { whyClosed } from '../../../register/fields/closed-schemas.ts'
import { forKinds, registerOf, type WorkplaceKind } from '../workplace.ts'

export const rosterParts = ['workers', 'assets', 'clients'] as const
export type RosterPart = (typeof rosterParts)[number]

const named = z.object({ id: z.uuid(), name: z.string() })
const day = z.iso.date('Give a day, such as 2026-03-08.')

const entry = z.object({
  id: z.uuid(),
  version: z.int(),
  who: named,
  /** A worker who cannot sign in and is told nothing. */
  without_account: z.boolean(),
  /** What tells two of one name apart: the tag of an asset, the client of a contact, the contractor of a worker. */
  detail: z.string().nullable(),
  role: z.string().nullable(),
  forms: z.array(named),
  from_on: day,
  to_on: day.nullable(),
  /** Why nothing can be mailed to a contact. */
  unreachable: z.enum(['no_address', 'opted_out']).nullable(),
})
export type RosterEntry = z.output<typeof entry>

const term = {
  from_on: day.optional(),
  to_on: day.nullable().default(null),
  /** Of a worker. */
  role: z.string().trim().max(120, 'At most 120 characters.').nullable().default(null),
  /** Of a contact: the forms of which they are sent copies. */
  forms: z.array(z.uuid()).max(100).default([]),
}
type Term = {
  role: string | null
  forms: string[]
  from_on?: string | undefined
  to_on: string | null
}

const fits =
  (part: RosterPart) =>
  ({ role, forms, from_on, to_on }: Term, context: z.RefinementCtx): void => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (role !== null && part !== 'workers') refuse('role', 'Only workers can have a role.')
    if (forms.length > 0 && part !== 'clients') refuse('forms', 'Only contacts can receive copies.')
    if (from_on !== undefined && to_on !== null && to_on < from_on)
      refuse('to_on', 'The end is before the start.')
  }

const eachPart = <T>(of: (part: RosterPart) => T): Readonly<Record<RosterPart, T>> => ({
  workers: of('workers'),
  assets: of('assets'),
  clients: of('clients'),
})

const callsOf = (kind: WorkplaceKind, part: RosterPart) => {
  const base = `/api/dashboard/${registerOf[kind]}/:id/${part}`
  const grant = `${registerOf[kind]}.add-${part}` as const
  const ofEntry = z.object({ id: z.uuid(), entry: z.uuid() })
  return {
    read: route({
      method: 'GET',
      path: base,
      summary: `The ${part} of a ${kind}: those of today and later first, then those who have left.`,
      grant,
      params: z.object({ id: z.uuid() }),
      reply: z.object({
        data: z.object({
          workplace: named.extend({ open: z.boolean() }),
          today: day,
          entries: z.array(entry),
          /** Which forms a contact can be sent copies of. */
          forms: z.array(named),
        }),
      }),
    }),
    choices: route({
      method: 'GET',
      path: `${base}/choices`,
      summary:
        'Fifty at most that can be added, by name. What is searched for and cannot be added comes too, after the rest, with why.',
      grant,
      params: z.object({ id: z.uuid() }),
      query: z.object({ search: z.string().trim().max(200).default('') }),
      reply: z.object({
        data: z.array(
          named.extend({
            detail: z.string().nullable(),
            without_account: z.boolean(),
            ...whyClosed,
          }),
        ),
      }),
    }),
    add: route({
      method: 'POST',
      path: base,
      summary:
        'Adds several at once, from today unless said. Who is there on these days is left as it is, and named.',
      grant,
      params: z.object({ id: z.uuid() }),
      body: z
        .strictObject({ ids: z.array(z.uuid()).min(1, 'Choose at least one.').max(500), ...term })
        .superRefine(fits(part)),
      reply: z.object({ data: z.object({ added: z.int(), skipped: z.array(named) }) }),
      status: 201,
      problems: ['row/archived'],
    }),
    change: route({
      method: 'PUT',
      path: `${base}/:entry`,
      summary: 'Changes from when to when, and as what.',
      grant,
      params: ofEntry,
      body: z
        .strictObject({ version: z.int().min(1), ...term, from_on: day })
        .superRefine(fits(part)),
      problems: ['row/stale', 'row/archived'],
    }),
    remove: route({
      method: 'DELETE',
      path: `${base}/:entry`,
      summary: 'Takes back what was added by mistake; who leaves gets a last day instead.',
      grant,
      params: ofEntry,
      problems: ['row/archived'],
    }),
  }
}

export const rosterCalls = forKinds((kind) => eachPart((part) => callsOf(kind, part)))
