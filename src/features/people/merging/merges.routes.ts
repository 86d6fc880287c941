import { inConfidence } from '../../../access/server/confidence.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { Keys } from '../../../kit/encryption/server/keys.ts'
import { Problem } from '../../../kit/problems.ts'
import type { LoggedTable } from '../../../register/logged.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { countDetails } from '../confidential/confidential.store.ts'
import { pairsNow, renewLikeness, setDistinct, unsetDistinct } from './likeness.store.ts'
import { lockPeople, mergesNow, nameOfPerson, type PersonValues, partiesOf } from './merge.store.ts'
import { type MergedField, mergedFields } from './merged-fields.ts'
import {
  comparePeople,
  listDuplicates,
  mergePeople,
  sayDistinct,
  takeBackDistinct,
  undoMerge,
} from './merges.contract.ts'
import { countReferences, referencesTo } from './references.store.ts'
import { merge, whyStays } from './server/merge.ts'
import { undo } from './server/undo.ts'

type Product = {
  keys: Keys
  extensions: readonly RegisterExtension[]
  logged: readonly LoggedTable[]
}

/** What the change log has no words for. */
const others: Readonly<Record<string, string>> = {
  submission_draft: 'Drafts',
  register_view: 'Saved views',
}

/** What a table's rows are called, in English. */
const namesOfTables = ({ extensions, logged }: Omit<Product, 'keys'>) => {
  const names = new Map([
    ...logged.map(({ table, one }): [string, string] => [table, one]),
    ...extensions.map(({ register }): [string, string] => [register.table, register.many]),
    ...Object.entries(others),
  ])
  return (table: string) => names.get(table) ?? table
}

const shownAs = async (db: Db, name: MergedField, value: string | null) =>
  name === 'supervisor' ? nameOfPerson(db, value) : value

async function fieldsOf(db: Db, people: readonly PersonValues[]) {
  const fields = []
  for (const name of mergedFields) {
    const values: (string | null)[] = []
    for (const person of people) values.push(await shownAs(db, name, person[name]))
    if (values.some((value) => value !== null)) fields.push({ name, values })
  }
  return fields
}

async function bothOf({ db }: Context, ids: readonly string[]) {
  const parties = await partiesOf(db, ids)
  const [one, other] = parties
  if (one === undefined || other === undefined || one.id === other.id)
    throw new Problem('row/missing')
  return { parties, one, other }
}

export const mergeCalls = ({ keys, ...product }: Product) => {
  const nameOf = namesOfTables(product)
  return [
    bind(listDuplicates, async ({ db }) => {
      await renewLikeness(db, await keys.open(db))
      const found = await pairsNow(db)
      const people = await partiesOf(db, [
        ...new Set(found.flatMap(({ one, other }) => [one, other])),
      ])
      const byId = new Map(people.map((party) => [party.id, party]))
      const pairs = found.flatMap(({ why, distinct_id, ...ids }) => {
        const [one, other] = [byId.get(ids.one), byId.get(ids.other)]
        if (one === undefined || other === undefined) return []
        const known = (['birth', 'mobile', 'email'] as const).filter((each) => why.includes(each))
        return [{ one, other, why: known, distinct: distinct_id !== null }]
      })
      return { data: { pairs, merges: await mergesNow(db) } }
    }),

    bind(comparePeople, async (context, { params }) => {
      const { db } = context
      const ids = [params.one, params.other]
      const { parties, one, other } = await bothOf(context, ids)
      const rows = await lockPeople(db, ids)
      const people = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
      const references = await referencesTo(db, product.extensions)
      const counted = await inConfidence(db, () => countReferences(db, references, ids))
      const records = [...Map.groupBy(counted, ({ table }) => nameOf(table))].map(
        ([what, rowsOf]) => ({
          what,
          counts: ids.map((id) =>
            rowsOf.reduce((sum, { person, n }) => sum + (person === id ? n : 0), 0),
          ),
        }),
      )
      const details = []
      for (const id of ids) details.push((await countDetails(db, id))?.n ?? 0)
      return {
        data: {
          ...{ parties, records, details },
          fields: await fieldsOf(db, people),
          refusals: [await whyStays(context, one, other), await whyStays(context, other, one)],
        },
      }
    }),

    bind(mergePeople, async (context, { body }) => {
      const { db } = context
      const references = await referencesTo(db, product.extensions)
      const id = await merge(context, await keys.open(db), references, body)
      const [made] = await mergesNow(db, id)
      if (made === undefined) throw new Error('What was written is there.')
      return { data: made }
    }),

    bind(undoMerge, async ({ db }, { params: { id } }) => {
      const found = await inConfidence(db, () => undo(db, id, nameOf))
      if (found === undefined) throw new Problem('row/missing')
      return { data: { undone: found.length === 0, in_the_way: found } }
    }),

    bind(sayDistinct, async (context, { params }) => {
      await bothOf(context, [params.one, params.other])
      await setDistinct(context.db, params)
      return { data: { distinct: true } }
    }),

    bind(takeBackDistinct, async ({ db }, { params }) => {
      await unsetDistinct(db, params)
      return { data: { distinct: false } }
    }),
  ]
}
