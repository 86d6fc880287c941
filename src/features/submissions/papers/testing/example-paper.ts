// A paper such as a weekly inspection makes: sixty answers, six pictures, two signatures.
import sharp from 'sharp'
import type { FormDefinition, Question } from '../../../forms/definition/index.ts'
import type { Paper } from '../paper.ts'
import type { Photos } from '../server/lay-photos.ts'

const id = (n: number) => `0193b0c0-0000-7000-8000-${String(n).padStart(12, '0')}`
const photoIds = [1, 2, 3, 4, 5, 6].map(id)
const [project, location] = ['25-014 – Harbour Point tower', 'Tower B, level 4']
const blue = { name: 'Northgate Builders Ltd. – Québec & Ontario', colour: '#1d5b79' }
const subjects = { project, location, asset: 'SC-014 – Façade scaffold' }

const passFail = [
  {
    id: 'pass',
    label: 'Pass',
    labels: { fr: 'Conforme', es: 'Conforme' },
    score: 1,
    tone: 'good',
  },
  {
    id: 'fail',
    label: 'Fail',
    labels: { fr: 'Non conforme', es: 'No conforme' },
    score: 0,
    fails: true,
    tone: 'danger',
  },
]

const check = (n: number): Question => ({
  key: `check_${n}`,
  type: 'radio',
  label: `Guardrails and toe boards at level ${n} are complete and fixed`,
  labels: {
    fr: `Les garde-corps et plinthes du niveau ${n} sont complets et fixés`,
    es: `Las barandillas y rodapiés del nivel ${n} están completos y fijos`,
  },
  options: passFail,
  deficiency: { severity: n === 7 ? 'critical' : 'high' },
})

const section = (key: string, label: string, fr: string, es: string): Question => ({
  key,
  type: 'section',
  label,
  labels: { fr, es },
})

export const exampleDefinition: FormDefinition = {
  languages: ['en', 'fr', 'es'],
  fields: [
    section('s1', 'The visit', 'La visite', 'La visita'),
    { key: 'weather', type: 'text', label: 'Weather', labels: { fr: 'Météo', es: 'Clima' } },
    {
      key: 'inspector',
      type: 'notification',
      label: 'Inspected with',
      labels: { fr: 'Inspecté avec', es: 'Inspeccionado con' },
    },
    { key: 'day', type: 'date', label: 'Day', labels: { fr: 'Jour', es: 'Día' } },
    { key: 'secret', type: 'text', label: 'Medical note', confidential: true },
    section('s2', 'Scaffolds', 'Échafaudages', 'Andamios'),
    ...Array.from({ length: 48 }, (_, n) => check(n + 1)),
    {
      key: 'housekeeping',
      type: 'matrix',
      label: 'Housekeeping',
      labels: { fr: 'Tenue des lieux', es: 'Orden y limpieza' },
      rows: [
        { id: 'stairs', label: 'Stairs', labels: { fr: 'Escaliers', es: 'Escaleras' } },
        { id: 'exits', label: 'Exits', labels: { fr: 'Sorties', es: 'Salidas' } },
      ],
      options: passFail,
    },
    {
      key: 'never',
      type: 'text',
      label: 'Asked only of cranes',
      conditions: {
        type: 'AND',
        rule_name: 'never',
        conditions: [
          {
            type: 'CONDITION',
            field: 'weather',
            operator: 'is_equal_to',
            values: ['crane'],
            select_values: null,
            is_other_field_compare: false,
            otherField: null,
          },
        ],
      },
    },
    {
      key: 'tasks',
      type: 'hazard',
      label: 'Hazards found',
      labels: { fr: 'Dangers relevés', es: 'Peligros hallados' },
    },
    {
      key: 'photos',
      type: 'photo',
      label: 'Pictures of what was found',
      labels: { fr: 'Photos des constats', es: 'Fotos de lo hallado' },
      annotate: true,
    },
    {
      key: 'notes',
      type: 'textarea',
      label: 'Notes',
      labels: { fr: 'Remarques', es: 'Observaciones' },
    },
    { key: 'open', type: 'text', label: 'Anything else' },
    { key: 'own', type: 'signature', label: 'Signed by the foreman' },
  ],
}

const strokes = {
  width: 600,
  height: 200,
  strokes: [
    [0.08, 0.7, 0.14, 0.25, 0.18, 0.2, 0.2, 0.45, 0.17, 0.75, 0.24, 0.5, 0.3, 0.42, 0.33, 0.6],
    [0.4, 0.3, 0.42, 0.72, 0.5, 0.35, 0.56, 0.7, 0.66, 0.3, 0.8, 0.55, 0.93, 0.42],
  ],
}

const at = '2026-11-20T15:04:00Z'
const hash = 'a3f1c2d4e5b60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90'
const signed = {
  place: id(50),
  role: 'submitter',
  signer_name: 'José Muñoz',
  statement: 'I inspected the work place and answered as I found it.',
  declined_reason: null,
  signed_at: '2026-11-20T15:06:00Z',
  received_at: '2026-11-20T15:06:02Z',
  witnessed_by: null,
  ip: '203.0.113.9',
  device: 'Pixel 9, Chrome 142',
}

export const examplePaper: Paper = {
  id: id(900),
  number: 'SUB-2026-0042',
  title: 'Weekly site inspection',
  code: 'INS-01',
  brand: { ...blue, logo: null, logoKey: null },
  zone: 'America/Toronto',
  stage: 'partly_signed',
  source: 'web',
  revision: 2,
  form_n: 3,
  form_version: id(901),
  hash,
  submitted_by: 'José Muñoz',
  senders: [],
  on_behalf_of: 'Équipe Béton Lévesque',
  subjects,
  place: { lat: 43.65107, lng: -79.347015, accuracy: 8 },
  no_place: null,
  submitted_at: at,
  received_at: '2026-11-20T15:04:03Z',
  late: false,
  scores: { all: { percent: 93.9, passed: true }, open: null },
  definition: exampleDefinition,
  answers: {
    weather: 'Wind 40 km/h, −3 °C',
    inspector: [id(70), id(71)],
    day: '2026-11-20',
    secret: 'Has a pacemaker',
    ...Object.fromEntries(
      Array.from({ length: 48 }, (_, n) => [
        `check_${n + 1}`,
        n + 1 === 7 || n + 1 === 21 ? 'fail' : 'pass',
      ]),
    ),
    housekeeping: { stairs: 'pass', exits: 'fail' },
    tasks: [
      {
        id: 'r1',
        task: 'Stripping forms',
        hazard: 'Falling boards',
        probability: '3',
        severity: '4',
        controls: 'Exclusion zone, spotter, tag lines.',
      },
    ],
    photos: photoIds.map((photo, n) =>
      n > 1
        ? photo
        : {
            id: photo,
            caption: n === 0 ? 'Toe board missing above the hoist – niveau 7' : 'Exit blocked',
            taken_at: '2026-11-20T09:41:00',
            annotations: {
              width: 1600,
              height: 1200,
              shapes: [
                { kind: 'arrow', ink: 'red', points: [0.2, 0.2, 0.55, 0.5] },
                { kind: 'circle', ink: 'yellow', points: [0.45, 0.4, 0.75, 0.7] },
                { kind: 'text', ink: 'white', points: [0.08, 0.1], text: 'Missing here' },
              ],
            },
          },
    ),
    notes:
      'Toe boards at the hoist side of level 7 were taken off for the delivery and not put back. The crew was told; the level is closed until they are.\nÀ revoir lundi avec l’équipe. ¿Quién cierra la planta?',
    own: { ...strokes, method: 'drawn', name: 'José Muñoz', signed_at: at },
  },
  files: Object.fromEntries(
    photoIds.map((photo, n) => [
      photo,
      {
        id: photo,
        name: `IMG_${n + 1}.jpg`,
        mime: 'image/jpeg',
        bytes: 400_000,
        sha256: String(n).repeat(64),
      },
    ]),
  ),
  names: { [id(70)]: 'Zoë O’Brien', [id(71)]: 'Łukasz Nowak' },
  places: [
    { id: id(50), role: 'submitter', name: 'José Muñoz' },
    { id: id(51), role: 'supervisor', name: 'Zoë O’Brien' },
    { id: id(52), role: 'manager', name: 'Ana Pereira' },
  ],
  signatures: [
    { ...signed, id: id(60), revision: 2, method: 'drawn', strokes, document_hash: hash },
    {
      ...signed,
      id: id(61),
      place: id(51),
      role: 'supervisor',
      signer_name: 'Zoë O’Brien',
      revision: 1,
      method: 'typed',
      strokes: null,
      document_hash: 'b'.repeat(64),
      signed_at: '2026-11-20T15:20:00Z',
    },
  ],
  events: [
    { kind: 'submitted', revision: 1, reason: null, at, by: 'José Muñoz' },
    {
      kind: 'revised',
      revision: 2,
      reason: 'The level was wrong.',
      at: '2026-11-20T16:00:00Z',
      by: 'José Muñoz',
    },
    { kind: 'signed', revision: 2, reason: null, at: '2026-11-20T16:02:00Z', by: 'José Muñoz' },
  ],
  deficiencies: [
    {
      number: 'DEF-2026-0007',
      title: 'Toe boards missing at level 7',
      status: 'open',
      severity: 'critical',
      owner: 'Ana Pereira',
      due_on: '2026-11-22',
    },
  ],
}

export const examplePrinting = {
  language: 'en',
  confidential: false,
  verifyAt: `https://safety.example.com/verify/${examplePaper.id}?hash=${hash}`,
  printedAt: '2026-11-21T12:00:00Z',
} as const

/** A picture as a phone takes it, of a site that is nowhere. */
export const phonePicture = (n: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: { r: 90 + n * 20, g: 120, b: 150 },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 82 })
    .toBuffer()

export async function examplePhotos(): Promise<Photos> {
  const made = await Promise.all(
    photoIds.map(async (photo, n) => {
      const data = await sharp(await phonePicture(n))
        .resize(940)
        .jpeg({ quality: 74 })
        .toBuffer()
      return [photo, { data, width: 940, height: 705 }] as const
    }),
  )
  return Object.fromEntries(made)
}
