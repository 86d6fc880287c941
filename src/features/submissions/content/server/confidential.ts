// Confidential answers are for the person who sent them and the person who holds the grant; for anybody
// else the submission is as if they had not been asked for.
import { readsOwnConfidence } from '../../../../access/seeing.ts'
import type { Context } from '../../../../access/server/gate.ts'
import {
  type FormDefinition,
  questionsOfRemark,
  type Remarks,
} from '../../../forms/definition/index.ts'
import { shownByLink, textsIn } from '../shown-by-link.ts'

type Content = {
  definition: FormDefinition
  answers: Record<string, unknown>
  remarks: Remarks
  files: { id: string; name: string; mime: string; bytes: number; sha256: string }[]
}

export const asksConfidence = ({ fields }: Pick<FormDefinition, 'fields'>): boolean =>
  fields.some(
    ({ confidential, fields: within }) =>
      confidential === true || (within !== undefined && asksConfidence({ fields: within })),
  )

/** Whether anything that was answered or said is confidential. */
export const holdsConfidence = (
  fields: FormDefinition['fields'],
  answers: Readonly<Record<string, unknown>>,
  remarks: Remarks = {},
): boolean =>
  Object.keys(remarks).some((name) =>
    questionsOfRemark(fields, name).some(({ confidential }) => confidential === true),
  ) ||
  fields.some(({ key, confidential, fields: within = [] }) => {
    const answer = answers[key]
    if (answer === undefined) return false
    if (confidential === true) return true
    return Array.isArray(answer) && answer.some((item) => holdsConfidence(within, Object(item)))
  })

/** Whether the caller reads all of it. */
export const readsAll = (
  { can, session }: Context,
  { own }: { own: boolean },
  definition: FormDefinition,
): boolean =>
  (own && readsOwnConfidence(session)) || can('confidential.view') || !asksConfidence(definition)

/** The part that a person without the grant for confidential answers may read. */
export function withoutConfidential({ definition, answers, remarks, files }: Content): Content {
  const shown = shownByLink(definition, answers, { remarks })
  const named = new Set(textsIn([shown.answers, shown.remarks]))
  return { ...shown, files: files.filter(({ id }) => named.has(id)) }
}
