// A sheet that says of each file of an upload what its document is called, where it belongs and whose it is.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'
import { route } from '../../../access/route.ts'

const manifestLine = z.object({
  /** As a spreadsheet numbers it. */
  line: z.int(),
  /** The name of the file. */
  file: z.string(),
  title: z.string().nullable(),
  /** In which the file is written. */
  language: locale.nullable(),
  /** What the document says, by field; of rows that it points at the id. */
  values: z.record(z.string(), z.unknown()),
  /** What is wrong with the line, by field, in the language of the caller. */
  errors: z.record(z.string(), z.array(z.string())),
})
export type ManifestLine = z.output<typeof manifestLine>

const manifestOf = (register: string) =>
  route({
    method: 'POST',
    path: `/api/dashboard/${register}/upload/manifest`,
    summary:
      'Reads a sheet that was sent, CSV or XLSX: for each file of an upload its title, category, owner, review cycle, language and what else its columns are called. It makes nothing.',
    grant: 'resources.create',
    body: z.strictObject({
      file: z.uuid(),
      /** Of a company’s own types, which: the sheet has its fields, too. */
      type: z.uuid().optional(),
    }),
    reply: z.object({
      data: z.object({
        lines: z.array(manifestLine),
        /** Columns that are no field of the documents. */
        unknown: z.array(z.string()),
      }),
    }),
    problems: ['row/missing', 'body/too-large'],
  })

/** By the kind of document. */
export const readManifest = {
  policies: manifestOf('policies'),
  swps: manifestOf('swps'),
  orientation: manifestOf('orientation'),
  'custom-resources': manifestOf('custom-resources'),
}
