// The certification page of a project or a team: who there holds which certificate, of those who agreed to be shown.
import { z } from 'zod'
import { shownBrand } from '../../access/brand/brand.contract.ts'
import { route } from '../../access/route.ts'

const places = ['projects', 'teams'] as const
export type CertifiedPlace = (typeof places)[number]

const day = z.iso.date()
const certificate = z.object({ name: z.string(), valid_to: day.nullable() })
const page = z.object({
  name: z.string(),
  brand: shownBrand,
  zone: z.string(),
  read_at: z.iso.datetime({ offset: true }),
  /** Names alone: two of one name are told apart by their certificates. */
  people: z.array(z.object({ name: z.string(), certificates: z.array(certificate) })),
})
export type CertificationPage = z.output<typeof page>

const settings = z.object({
  /** Nothing while the page is off. */
  path: z.string().nullable(),
  /** In the last thirty days. */
  scans: z.int(),
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      certificates: z.int(),
      /** Since when they agree; nothing where they do not. */
      agreed_on: day.nullable(),
    }),
  ),
})
const settingsReply = z.object({ data: settings })

const eachPlace = <T>(make: (place: CertifiedPlace) => T): Record<CertifiedPlace, T> => ({
  projects: make('projects'),
  teams: make('teams'),
})
const byId = z.object({ id: z.uuid() })

export const readCertification = eachPlace((place) =>
  route({
    method: 'GET',
    path: `/api/dashboard/${place}/:id/certification`,
    summary: 'Where the certification page is, and who on the list agreed to stand on it.',
    grant: `${place}.view`,
    params: byId,
    reply: settingsReply,
  }),
)

export const openCertification = eachPlace((place) =>
  route({
    method: 'PUT',
    path: `/api/dashboard/${place}/:id/certification`,
    summary:
      'Turns the certification page on, with a new code; what was printed before leads nowhere.',
    grant: `${place}.edit`,
    params: byId,
    reply: settingsReply,
  }),
)

export const closeCertification = eachPlace((place) =>
  route({
    method: 'DELETE',
    path: `/api/dashboard/${place}/:id/certification`,
    summary: 'Turns the certification page off.',
    grant: `${place}.edit`,
    params: byId,
    reply: settingsReply,
  }),
)

export const setCertificateConsent = eachPlace((place) =>
  route({
    method: 'PUT',
    path: `/api/dashboard/${place}/:id/certification/people/:person`,
    summary:
      'Notes that a person on the list agrees to be shown with their certificates, or no longer.',
    grant: `${place}.edit`,
    params: byId.extend({ person: z.uuid() }),
    body: z.strictObject({ agrees: z.boolean() }),
    reply: settingsReply,
  }),
)

export const readCertificationPage = eachPlace((place) =>
  route({
    method: 'GET',
    path: `/api/qr-code/${place}/:code`,
    summary: 'Who there holds which certificate until when, to anybody who has the code.',
    grant: 'public',
    onDevice: 'public',
    params: z.object({ code: z.string().max(100) }),
    reply: z.object({ data: page }),
  }),
)
