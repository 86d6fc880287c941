// The assets that answers name, and what was found of each.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Check } from '../../../equipment/index.ts'
import type { Filling } from '../../../forms/definition/index.ts'
import { assetsNamed } from '../../subjects/answered.ts'
import type { FailedQuestion } from './failed-items.ts'

const inItems = (filling: Filling): string[] =>
  filling.definition.fields.flatMap(({ key }) =>
    filling.items(key).flatMap((item) => assetsNamed(item.filling)),
  )

/** What fails in an item fails the item's assets; anything else those that the whole is about. */
export function checksOf(
  filling: Filling,
  asset: string | null,
  number: string,
  items: readonly FailedQuestion[],
): Check[] {
  const named = assetsNamed(filling)
  const whole = named.length > 0 ? named : [asset].flatMap((id) => id ?? [])
  const failed = new Map([...whole, ...inItems(filling)].map((id): [string, string[]] => [id, []]))
  for (const { severity, title, assets } of items)
    if (severity === 'critical')
      for (const id of assets.length > 0 ? assets : whole) failed.get(id)?.push(title)
  return [...failed].map(([id, titles]) => ({
    asset: id,
    reason: titles.length === 0 ? null : `${number}: ${titles.join('; ')}`,
  }))
}

/** With the asset of each that is another's than the whole's, where the company has it. */
export async function withAssets(
  db: Db,
  items: readonly FailedQuestion[],
): Promise<(FailedQuestion & { asset?: string | undefined })[]> {
  const named = items.flatMap(({ assets }) => assets)
  if (named.length === 0) return [...items]
  const there = await db.many(
    { id: 'string' },
    sql`
    select id from inventory where company_id = current_company() and id = any(${named}::uuid[])`,
  )
  const known = new Set(there.map(({ id }) => id))
  return items.map((item) => ({ ...item, asset: item.assets.find((id) => known.has(id)) }))
}
