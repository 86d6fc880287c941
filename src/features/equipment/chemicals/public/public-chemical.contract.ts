// What anybody reads who scans the code on a container: what its label and data sheet say.
import { z } from 'zod'
import { shownBrand } from '../../../../access/brand/brand.contract.ts'
import { route } from '../../../../access/route.ts'

const byCode = z.object({ code: z.string().max(100) })
const optionalText = z.string().nullable()

const publicChemical = z.object({
  brand: shownBrand,
  name: z.string(),
  supplier: z.string(),
  supplier_phone: optionalText,
  emergency_phone: optionalText,
  signal_word: optionalText,
  pictograms: z.array(z.string()),
  hazard_statements: optionalText,
  precautions: optionalText,
  first_aid: optionalText,
  fire: optionalText,
  spill: optionalText,
  storage: optionalText,
  ppe: optionalText,
  incompatible_with: optionalText,
  un_number: optionalText,
  sds_revised_on: optionalText,
  sds_language: optionalText,
  has_sds: z.boolean(),
  has_sds_french: z.boolean(),
})
export type PublicChemical = z.output<typeof publicChemical>

export const readPublicChemical = route({
  method: 'GET',
  path: '/api/qr-code/chemicals/:code',
  summary: 'What the label and the data sheet of a chemical say, to anybody who has its code.',
  grant: 'public',
  onDevice: 'public',
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
