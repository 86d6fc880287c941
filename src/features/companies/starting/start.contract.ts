// What the link leads to that begins a company: the company says what it is, and its first manager goes on as an
// invited person does.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'
import { aboutCompany } from '../companies.contract.ts'

const path = '/api/company-start/:token'
const params = z.object({ token: z.string().min(1).max(100) })
const name = z.string().trim().min(1, 'Please fill this in.').max(100)

const start = z.object({
  kind: z.enum(['trial', 'first']),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  language: locale,
  /** How long the trial lasts; none on an installation of one’s own. */
  trial_days: z.int().nullable(),
})
export type Start = z.output<typeof start>

export const readStart = route({
  method: 'GET',
  path,
  summary: 'What is known of a company that is about to begin.',
  grant: 'public',
  params,
  reply: z.object({ data: start }),
  problems: ['link/spent'],
})

export const startCompany = route({
  method: 'POST',
  path,
  summary:
    'Makes the company with the library of its trade and country; answers the link by which its first manager chooses a password.',
  grant: 'public',
  params,
  body: z.object({
    ...aboutCompany,
    language: locale,
    first_name: name,
    last_name: name,
    /** Asked for where the link was not mailed. */
    email: z.string().trim().toLowerCase().max(200).pipe(z.email('Enter an e-mail address.')),
  }),
  reply: z.object({ token: z.string() }),
  problems: ['link/spent'],
})
