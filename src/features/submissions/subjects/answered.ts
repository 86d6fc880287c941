// Which rows the answers of a form name.

import { isUuid } from '../../../kit/ids.ts'
import { partsOf } from '../../../kit/own.ts'
import type { Filling } from '../../forms/definition/index.ts'

export type RowAnswer = { key: string; id: string }

/** An answer names one, or a type with several of it. */
const idsIn = (answer: unknown): string[] => {
  const { assets } = partsOf(answer)
  return (Array.isArray(assets) ? assets : [answer]).map(String)
}

/** Every answer to a question of the type, by its place; in the items of groups too, where they count. */
export function answersTo(
  type: string,
  filling: Filling,
  anywhere: boolean,
  within = '',
): RowAnswer[] {
  const answers = filling.answers()
  return filling.definition.fields.flatMap((field) => {
    const key = `${within}${field.key}`
    if (answers[field.key] === undefined) return []
    if (field.type === type) return idsIn(answers[field.key]).map((id) => ({ key, id }))
    if (!anywhere) return []
    return filling
      .items(field.key)
      .flatMap((item) => answersTo(type, item.filling, true, `${key}.${item.number - 1}.`))
  })
}

/** Outside of groups, in the order of the form. */
export const assetsNamed = (filling: Filling): string[] =>
  answersTo('asset', filling, false).flatMap(({ id }) => (isUuid(id) ? [id] : []))

/** Every asset that the answers name, in groups too, and the one that was chosen beside them. */
export const assetsAnywhere = (filling: Filling, chosen: string | null | undefined): string[] => {
  const named = answersTo('asset', filling, true).flatMap(({ id }) => (isUuid(id) ? [id] : []))
  return [...new Set([...named, ...(chosen ? [chosen] : [])])]
}
