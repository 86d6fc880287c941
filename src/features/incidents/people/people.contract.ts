// Who was hurt, who saw it, who helped. What is of somebody’s body is told to people who read confidential information.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { keysOf } from '../../../kit/own.ts'
import { writtenValues } from '../../../register/schemas.ts'
import { statuses } from '../record/incidents.register.ts'
import { caseFields } from './case-fields.ts'
import { natureNames, parts, roleNames, sides } from './injuries.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/incidents/:id/people'

const injury = z.strictObject({
  part: z.string().refine((part) => parts.includes(part), 'Choose from the list.'),
  side: z
    .string()
    .refine((side) => sides.includes(side), 'Choose from the list.')
    .nullable(),
  nature: z.enum(natureNames),
})
const described = {
  injuries: z.array(injury).max(20),
  treatment: z.string().trim().max(500),
}
export const injuryDetails = z.strictObject({
  ...described,
  /** What the papers of agencies ask beside. */
  facts: z.record(z.string(), z.unknown()).default({}),
  /** What a Form 7 asks beside. */
  claim: z.record(z.string(), z.unknown()).default({}),
})
export type InjuryDetails = z.output<typeof injuryDetails>

const somebody = {
  role: z.enum(roleNames),
  name: z.string().trim().min(2).max(160),
  employer: z.string().trim().max(160),
  /** Somebody of the company, where it was one of its people. */
  of_company: z.uuid().nullable().default(null),
}

export const readIncidentPeople = route({
  method: 'GET',
  path,
  summary:
    'The people of an incident. Injuries are told to people who read confidential information; that they read is in the log.',
  grant: 'incidents.view',
  params,
  reply: z.object({
    data: z.object({
      people: z.array(
        z.object({
          id: z.uuid(),
          ...somebody,
          /** Whether something is known of injuries. */
          known: z.boolean(),
          details: injuryDetails.omit({ claim: true }).nullable(),
        }),
      ),
      /** `first_aid`: Ontario’s record of somebody who was hurt is made of it. */
      can: z.array(z.enum(['edit', 'read', 'first_aid'])),
    }),
  }),
})

export const writeIncidentPerson = route({
  method: 'PUT',
  path: `${path}/:person`,
  summary: 'Adds somebody to an incident, or says anew who they were. The id is the caller’s.',
  grant: 'incidents.edit',
  params: params.extend({ person: z.uuid() }),
  body: z.strictObject({ ...somebody, details: z.strictObject(described).optional() }),
  problems: ['row/archived', 'incident/state'],
})

export const writeCaseFacts = route({
  method: 'PUT',
  path: `${path}/:person/case`,
  summary: 'Says anew what the papers of agencies ask of somebody who was hurt.',
  grant: 'incidents.edit',
  params: params.extend({ person: z.uuid() }),
  body: z.strictObject({ values: writtenValues(caseFields) }),
  problems: ['row/archived', 'incident/state', 'grant/missing'],
})

export const listIncidentsOfPerson = route({
  method: 'GET',
  path: '/api/dashboard/users/:id/incidents',
  summary:
    'The incidents that a person was part of, the latest first, as far as the caller sees them.',
  grant: 'confidential.view',
  params,
  reply: z.object({
    data: z.object({
      incidents: z.array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          title: z.string(),
          day: z.string(),
          role: z.enum(roleNames),
          status: z.enum(keysOf(statuses)),
        }),
      ),
    }),
  }),
})

export const removeIncidentPerson = route({
  method: 'DELETE',
  path: `${path}/:person`,
  summary: 'Takes somebody off an incident, unless they signed what they said of it.',
  grant: 'incidents.edit',
  params: params.extend({ person: z.uuid() }),
  problems: ['row/archived', 'row/referred', 'incident/state'],
})
