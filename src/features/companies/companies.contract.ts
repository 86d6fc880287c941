// The companies of this installation, for the provider: how many use it, never what they wrote.
import { z } from 'zod'
import { locale } from '../../access/credentials.ts'
import { modules } from '../../access/modules.ts'
import { route } from '../../access/route.ts'
import { countries, trades } from '../../manifest/companies.ts'

export const companyStates = ['trial', 'active', 'suspended', 'closed'] as const

const needed = (most: number) => z.string().trim().min(1, 'Please fill this in.').max(most)
const zones = new Set(Intl.supportedValuesOf('timeZone')).add('UTC')
const timezone = z.string().refine((zone) => zones.has(zone), 'Choose a time zone from the list.')

/** What a company says of itself when it begins. */
export const aboutCompany = {
  name: needed(120),
  country: z.enum(countries),
  trade: z.enum(trades),
  timezone,
}

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(companyStates),
  country: z.string(),
  timezone: z.string(),
  trial_ends_on: z.string().nullable(),
  suspended_because: z.string().nullable(),
  /** What the provider calls what was agreed. */
  plan: z.string(),
  /** How many people may sign in; nothing: as many as there are. */
  max_accounts: z.int().nullable(),
  /** How much its files may take, where that is less than the installation gives. */
  max_bytes: z.int().nullable(),
  /** Parts of the product that it does not use: closed to everybody in it, their data kept. */
  modules_off: z.array(z.enum(modules)),
  /** Of a closed one: the day on which it is removed for good. */
  removes_on: z.string().nullable(),
  /** People who can sign in. */
  people: z.int(),
  /** Of the last thirty days. */
  submissions: z.int(),
  bytes: z.int(),
  seen_at: z.string().nullable(),
  created_at: z.string(),
})
export type ListedCompany = z.output<typeof listed>

const path = '/api/admin/companies'
const params = z.object({ id: z.uuid() })

export const listCompanies = route({
  method: 'GET',
  path,
  summary:
    'The companies of this installation by name, how much they use it, and how many there are by state.',
  grant: 'admin',
  query: z.object({
    search: z.string().trim().max(120).default(''),
    state: z.enum(companyStates).optional(),
    page: z.coerce.number().int().min(1).default(1),
  }),
  reply: z.object({
    data: z.array(listed),
    counts: z.record(z.enum(companyStates), z.int()),
    last_page: z.int(),
  }),
})

const manager = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  /** They have signed in to the company. */
  entered: z.boolean(),
})

export const readCompany = route({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A company, and its health and safety managers.',
  grant: 'admin',
  params,
  reply: z.object({ data: listed.extend({ managers: z.array(manager) }) }),
})

export const listRemovedCompanies = route({
  method: 'GET',
  path: '/api/admin/removed-companies',
  summary: 'The companies that were closed and have been removed for good since.',
  grant: 'admin',
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        closed_at: z.string(),
        removed_at: z.string(),
        people: z.int(),
        files: z.int(),
        bytes: z.int(),
      }),
    ),
  }),
})

export const createCompany = route({
  method: 'POST',
  path,
  summary:
    'Makes a company with the library of its trade and country, and invites its first manager by mail. A request that it began with is marked as done.',
  grant: 'admin',
  body: z.object({
    ...aboutCompany,
    language: locale,
    first_name: needed(100),
    last_name: needed(100),
    email: z.string().trim().toLowerCase().max(200).pipe(z.email('Enter an e-mail address.')),
    /** A trial of so many days; none where it is no trial. */
    trial_days: z.int().min(1).max(365).nullable(),
    request: z.uuid().optional(),
  }),
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
  status: 201,
})

export const changeCompany = route({
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Changes what a company is called, where it works, its plan, its limits, the parts of the product that it uses, the end of its trial, or its state. A suspended or closed company reads and exports, and changes nothing.',
  grant: 'admin',
  params,
  body: z.object({
    name: needed(120).optional(),
    timezone: timezone.optional(),
    country: z.enum(countries).optional(),
    plan: z.string().trim().max(60).optional(),
    max_accounts: z.int('Enter a whole number.').min(1).max(1_000_000).nullable().optional(),
    max_bytes: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
    modules_off: z.array(z.enum(modules)).max(modules.length).optional(),
    trial_ends_on: z.iso.date().optional(),
    state: z.enum(companyStates).optional(),
    /** Why it is suspended or closed; its managers read it. */
    reason: z.string().trim().max(500).default(''),
  }),
})

export const inviteManager = route({
  method: 'POST',
  path: `${path}/:id/managers/:manager/invitation`,
  summary: 'Sends a manager who has not entered yet their invitation again.',
  grant: 'admin',
  params: z.object({ id: z.uuid(), manager: z.uuid() }),
  reply: z.object({ message: z.string() }),
})

export const readOverview = route({
  method: 'GET',
  path: '/api/admin/overview',
  summary:
    'The installation at a glance: companies by state, new requests, files, the last backup.',
  grant: 'admin',
  reply: z.object({
    data: z.object({
      companies: z.record(z.enum(companyStates), z.int()),
      new_requests: z.int(),
      bytes: z.int(),
      backup_at: z.string().nullable(),
    }),
  }),
})
