// The gate of a project: the facts by which people are let in, and who came and went. The same under a tablet’s token as
// for a person of the staff.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { reasonCodes } from './deciding/decide.ts'

const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })
const byProject = z.object({ project: z.uuid() })
const byToken = z.object({ token: z.string().max(100) })

const aidLevel = z.enum(['emergency', 'standard'])

const held = z.object({
  name: z.string(),
  state: z.enum(['held', 'waiting', 'missing']),
  until: day.nullable(),
  grace_until: day.nullable(),
})

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whose they are. */
  firm: z.string().nullable(),
  /** What a card of theirs may say: the number of a sticker, of an employee. */
  cards: z.array(z.string()),
  /** The proven certificates of first aid, with their last days. */
  aid: z.array(z.object({ level: aidLevel, until: day.nullable() })).default([]),
  facts: z.object({
    stopped: z.enum(['deactivated', 'left']).nullable(),
    is_listed: z.boolean(),
    orientation: held.nullable(),
    trainings: z.array(held),
    contractor: z
      .object({
        name: z.string(),
        state: z.enum(['open', 'conditional', 'pending', 'closed']),
        papers: z.array(held),
      })
      .nullable(),
  }),
})
export type GatePerson = z.output<typeof person>

const reason = z.object({
  code: z.enum(reasonCodes),
  about: z.string().nullable(),
  day: day.nullable(),
  red: z.boolean(),
})

const pass = z.object({
  id: z.uuid(),
  person: z.uuid().nullable(),
  name: z.string(),
  visitor: z.boolean(),
  firm: z.string().nullable(),
  host: z.string().nullable(),
  colour: z.enum(['green', 'amber', 'red']),
  reasons: z.array(reason),
  overridden: z.boolean(),
  away: z.boolean(),
  asked_at: moment,
  in_at: moment.nullable(),
  out_at: moment.nullable(),
})
export type GatePass = z.output<typeof pass>

const rules = z.object({
  project: z.object({ id: z.uuid(), name: z.string() }),
  company: z.string(),
  zone: z.string(),
  today: day,
  /** When these facts were found. */
  read_at: moment,
  /** What a visitor reads. */
  visitor_rules: z.string().nullable(),
  muster_point: z.string().nullable(),
  /** What is live and said to everyone, or to the people of the project. */
  alerts: z
    .array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        severity: z.enum(['info', 'caution', 'urgent', 'stop_work']),
        /** By language. */
        words: z.record(z.string(), z.string()),
      }),
    )
    .default([]),
  people: z.array(person),
  /** From how many workers on which certificate of first aid must be there; empty in what an older build kept. */
  aid_tiers: z.array(z.object({ from: z.int(), attendant: aidLevel })).default([]),
  overrides: z.array(z.object({ person: z.uuid(), by: z.string(), reason: z.string() })),
  /** Of today. */
  passes: z.array(pass),
})
export type GateRules = z.output<typeof rules>

export const listGates = route({
  method: 'GET',
  path: '/api/dashboard/gate',
  summary: 'The projects that have a gate or could have one, and how many people are inside.',
  grant: 'gate.view',
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        is_set_up: z.boolean(),
        inside: z.int(),
        came: z.int(),
      }),
    ),
  }),
})

const settings = z.object({
  package: z.uuid().nullable(),
  visitor_rules: z.string().trim().max(2000).nullable(),
})
const setting = settings.extend({
  packages: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** Where the tablet’s page is; nothing before it was made, or once it was taken back. */
  path: z.string().nullable(),
})
const settingReply = z.object({ data: setting })

export const readGateSettings = route({
  method: 'GET',
  path: '/api/dashboard/gate/:project/settings',
  summary: 'Which orientation a gate asks for, what visitors read, and where its tablet’s page is.',
  grant: 'gate.override',
  params: byProject,
  reply: settingReply,
})

export const changeGateSettings = route({
  method: 'PUT',
  path: '/api/dashboard/gate/:project/settings',
  summary: 'Says which orientation a gate asks for and what visitors read.',
  grant: 'gate.override',
  params: byProject,
  body: settings,
  reply: settingReply,
})

export const renewGateTablet = route({
  method: 'PUT',
  path: '/api/dashboard/gate/:project/tablet',
  summary: 'A new page for the tablet of a gate; the one before leads nowhere.',
  grant: 'gate.override',
  params: byProject,
  reply: settingReply,
})

export const revokeGateTablet = route({
  method: 'DELETE',
  path: '/api/dashboard/gate/:project/tablet',
  summary: 'Takes back the page of the tablet of a gate.',
  grant: 'gate.override',
  params: byProject,
  reply: settingReply,
})

export const overrideGate = route({
  method: 'PUT',
  path: '/api/dashboard/gate/:project/overrides/:person',
  summary: 'Lets somebody in today though the gate says red, with the reason.',
  grant: 'gate.view',
  params: byProject.extend({ person: z.uuid() }),
  body: z.strictObject({ reason: z.string().trim().min(1, 'Say why.').max(1000) }),
  problems: ['gate/no-override', 'gate/no-need'],
})

const asked = z.strictObject({
  id: z.uuid(),
  /** Decided on the device without a connection, at this moment: it has happened, and is not refused. */
  away_at: moment.optional(),
  who: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), person: z.uuid() }),
    z.object({
      kind: z.literal('visitor'),
      name: z.string().trim().min(1, 'Say your name.').max(120),
      firm: z.string().trim().max(120).default(''),
      host: z.string().trim().max(120).default(''),
      /** They have read what visitors read. */
      has_read: z.literal(true, 'Read it and say so.'),
    }),
  ]),
})
const left = z.strictObject({ away_at: moment.optional() })
const passReply = z.object({ data: pass })

/** The same calls for a person of the staff and for a tablet. */
const gateCalls = <P extends z.ZodType, G extends 'gate.view' | 'public'>(
  at: string,
  grant: G,
  params: P,
) => ({
  read: route({
    method: 'GET',
    path: at,
    summary: 'Everything that a gate decides by, and who came and went today.',
    grant,
    ...(grant === 'public' && { onDevice: 'public' as const }),
    params,
    reply: z.object({ data: rules }),
  }),
  come: route({
    method: 'POST',
    path: `${at}/passes`,
    summary: 'Signs somebody in; red without an override is refused, and noted.',
    grant,
    params,
    body: asked,
    reply: passReply,
    problems: ['gate/red', 'gate/inside'],
  }),
  go: route({
    method: 'PUT',
    path: `${at}/passes/:pass/out`,
    summary: 'Signs somebody out.',
    grant,
    params: z.intersection(params, z.object({ pass: z.uuid() })),
    body: left,
    reply: passReply,
  }),
})

export const gateOfStaff = gateCalls('/api/dashboard/gate/:project', 'gate.view', byProject)
export const gateOfTablet = gateCalls('/api/gate/:token', 'public', byToken)
