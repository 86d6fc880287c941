// What a list shows, as a file.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { locales } from '../../../kit/locales.ts'
import type { Register } from '../../define.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { listQuery } from '../list/contract.ts'

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

const names = z.union([z.string().max(4000), z.array(z.string().max(80)).max(200)])

/** `a,b` or `columns=a&columns=b`. */
const columnNames = names.transform((given) =>
  [given]
    .flat()
    .flatMap((one) => one.split(','))
    .map((one) => one.trim())
    .filter((one) => one !== ''),
)

export const exportCalls = (register: Register) => ({
  exportRows: route({
    method: 'GET',
    path: `${pathOf(register)}/export`,
    summary: `${register.many}: what the list shows, as a file; \`columns\` names fields, or \`all\`.`,
    grant: grantTo(register, 'view'),
    query: listQuery(register).extend({
      format: z.enum(exportFormats),
      columns: columnNames.optional(),
      lang: z.enum(locales).optional(),
    }),
  }),
})
