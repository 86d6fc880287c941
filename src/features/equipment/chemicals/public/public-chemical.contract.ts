// What anybody reads who scans the code on a container: what its label and data sheet say.
import { z } from 'zod'
import { route } from '../../../../access/route.ts'

const byCode = z.object({ code: z.string().max(100) })
const words = z.string().nullable()

const publicChemical = z.object({
  name: z.string(),
  supplier: z.string(),
  supplier_phone: words,
  emergency_phone: words,
  signal_word: words,
  pictograms: z.array(z.string()),
  hazard_statements: words,
  precautions: words,
  first_aid: words,
  fire: words,
  spill: words,
  storage: words,
  ppe: words,
  incompatible_with: words,
  un_number: words,
  sds_revised_on: words,
  sds_language: words,
  has_sds: z.boolean(),
  has_sds_french: z.boolean(),
})
export type PublicChemical = z.output<typeof publicChemical>

export const readPublicChemical = route({
  method: 'GET',
  path: '/api/qr-code/chemicals/:code',
  summary: 'What the label and the data sheet of a chemical say, to anybody who has its code.',
  grant: 'public',
  params: byCode,
  reply: z.object({ data: publicChemical }),
})

export const readPublicSheet = route({
  method: 'GET',
  path: '/api/qr-code/chemicals/:code/sds',
  summary:
    'The data sheet itself; with `language=fr` the French one, where it is a file of its own.',
  grant: 'public',
  params: byCode,
  query: z.object({ language: z.enum(['fr']).optional() }),
  problems: ['file/picture', 'rate/exceeded'],
})
