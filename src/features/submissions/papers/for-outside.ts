// A paper for somebody who is not staff, as a client is who gets it by mail: as if the form did not
// have what is for staff alone, with nothing on it that follows from that.
import {
  isInternal,
  openFilling,
  type Question,
  shownRemarks,
} from '../../forms/definition/index.ts'
import type { Paper } from './paper.ts'

const internalIn = (fields: readonly Question[]): string[] =>
  fields.flatMap((question) => [
    ...(isInternal(question) ? [question.key] : []),
    ...internalIn(question.fields ?? []),
  ])

/** What is left stands whatever is answered: it was decided with all that may count. */
const decided = ({ calculation: _, ...question }: Question): Question => ({
  ...question,
  conditions: null,
  is_dependent: 0,
  dependent_id: null,
  ...(question.fields && { fields: question.fields.filter((one) => !isInternal(one)) }),
})

export function forOutside(paper: Paper): Paper {
  const { definition, answers, deficiencies } = paper
  const internal = new Set(internalIn(definition.fields))
  if (internal.size === 0) return paper
  const filling = openFilling(definition, answers, { outside: true, remarks: paper.remarks ?? {} })
  const shown = new Set(filling.visibleKeys())
  const hidden = definition.fields.filter(({ key }) => !shown.has(key)).map(({ key }) => key)
  const left = new Set([...internal, ...hidden])
  const fields = definition.fields.filter(({ key }) => shown.has(key)).map(decided)
  return {
    ...paper,
    definition: { ...definition, fields },
    answers: filling.answers(),
    remarks: shownRemarks(filling),
    // What staff alone answered counts in the score.
    scores: { all: null, open: null },
    deficiencies: deficiencies.filter(({ item }) => item == null || !left.has(item)),
  }
}
