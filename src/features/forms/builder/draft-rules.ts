// How the draft of a form is kept while it is built: question by question. Where two people changed the
// same one, nothing is saved before it is chosen which stays.
import type { DraftRules, Other } from '../../../kit/drafts/draft.ts'
import { mergeLists, mergeValue, type NameOf } from '../../../kit/drafts/merge.ts'
import { partsOf } from '../../../kit/own.ts'
import { same } from '../../../kit/same.ts'
import type { FormDefinition, Question } from '../definition/question.ts'

/** A question that both changed, or that one changed and the other took out. */
export type Clash = {
  readonly key: string
  readonly mine: Question | undefined
  readonly theirs: Question | undefined
}

const nameOf: NameOf = (field) => {
  const { key } = partsOf(field)
  return typeof key === 'string' ? key : undefined
}
const byKey = ({ fields }: FormDefinition, key: string) => fields.find((one) => one.key === key)

/** Everything that only one of the two changed is taken; the rest is for a person to choose. */
export function merge(
  base: FormDefinition,
  mine: FormDefinition,
  theirs: FormDefinition,
): { merged: FormDefinition; clashes: Clash[] } {
  const fields = mergeLists(base.fields, mine.fields, theirs.fields, nameOf)
  const clashes = (fields?.conflicts ?? []).map((key) => ({
    key,
    mine: byKey(mine, key),
    theirs: byKey(theirs, key),
  }))
  const cases = mergeValue(base.cases, mine.cases, theirs.cases).value
  const on_fail = mergeValue(base.on_fail, mine.on_fail, theirs.on_fail).value
  const languages = mergeValue(base.languages, mine.languages, theirs.languages).value
  const merged = {
    ...theirs,
    ...mine,
    fields: fields?.value ?? mine.fields,
    languages,
    ...(on_fail !== undefined && { on_fail }),
    ...(cases !== undefined && { cases }),
  }
  // What is the same as theirs is theirs: nobody saves again what the other has just saved.
  return { merged: same(merged, theirs) ? theirs : merged, clashes }
}

/** Without the common base, every difference becomes a question. */
const unknown: FormDefinition = { fields: [], languages: [] }

export const formDraftRules: DraftRules<FormDefinition, readonly Clash[]> = {
  merge(base, mine, theirs) {
    const { merged, clashes } = merge(base ?? unknown, mine, theirs)
    return { content: merged, ...(clashes.length > 0 && { other: clashes }) }
  },
  same,
  writeAfter: 100,
  sendAfter: 700,
  tryAfter: 5000,
  decideFirst: true,
}

/** What is to be chosen, each question once. */
export function clashesIn(
  others: readonly Other<readonly Clash[]>[] | undefined,
): readonly Clash[] {
  const all = (others ?? []).flatMap(({ content }) => content)
  return [...new Map(all.toReversed().map((clash) => [clash.key, clash])).values()].toReversed()
}
