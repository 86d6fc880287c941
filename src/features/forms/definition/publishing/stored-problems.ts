// What is wrong with a definition as it is stored. A role, asset type or main list without any of its
// members was a condition once: published again it would go on meaning the kind alone, as it does in
// the versions before, so it has to say more first.
import { type FormProblem, pruneConditions, read } from '../../../../form-engine/index.ts'
import type { FormDefinition } from '../question.ts'

export function storedProblems(stored: FormDefinition): FormProblem[] {
  const { definition, problems } = read(stored, { published: true })
  const alone = definition.fields.flatMap(({ key, label, conditions = null }) =>
    pruneConditions(conditions, definition.fields).problems.map(
      (problem): FormProblem => ({
        ...problem,
        severity: 'error',
        field: key,
        message: `“${label}” has a condition on a role, an asset type or a main list with nothing chosen: choose at least one.`,
      }),
    ),
  )
  return [...problems, ...alone]
}
