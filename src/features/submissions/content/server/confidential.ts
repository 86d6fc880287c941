// Confidential answers are for the person who sent them and the person who holds the grant; for anybody
// else the submission is as if they had not been asked for.
import { readsOwnConfidence } from '../../../../access/seeing.ts'
import type { Context } from '../../../../access/server/gate.ts'
import type { FormDefinition } from '../../../forms/definition/index.ts'
import { shownByLink, textsIn } from '../shown-by-link.ts'

type Content = {
  definition: FormDefinition
  answers: Record<string, unknown>
  files: { id: string; name: string; mime: string; bytes: number; sha256: string }[]
}

export const asksConfidence = ({ fields }: Pick<FormDefinition, 'fields'>): boolean =>
  fields.some(
    ({ confidential, fields: within }) =>
      confidential === true || (within !== undefined && asksConfidence({ fields: within })),
  )

/** Whether anything that was answered is confidential. */
export const holdsConfidence = (
  fields: FormDefinition['fields'],
  answers: Readonly<Record<string, unknown>>,
): boolean =>
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
export function withoutConfidential({ definition, answers, files }: Content): Content {
  const shown = shownByLink(definition, answers)
  const named = new Set(textsIn(shown.answers))
  return { ...shown, files: files.filter(({ id }) => named.has(id)) }
}
