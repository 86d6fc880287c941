// What features join to the running server, all of them together.

import type { Database, Db } from '../kit/db/server/database.ts'
import { enterCompany } from '../kit/db/server/enter-company.ts'
import { sql } from '../kit/db/sql.ts'
import { errorFields, type Log } from '../kit/log/log.server.ts'
import type { NewCompany, Opened, Running } from '../manifest/feature.server.ts'
import { fileReaders } from '../register/server/serve-registers.ts'
import { features } from './composed/features.server.ts'
import { extensions, registry } from './registry.server.ts'

type Place = Omit<
  Running,
  | 'fileReaders'
  | 'waitsForFile'
  | 'extensions'
  | 'registers'
  | 'logged'
  | 'morningTellers'
  | 'noticeKinds'
  | 'workKinds'
  | 'searchedKinds'
  | 'waitingKinds'
  | 'shelves'
  | 'beginCompany'
>

async function waitsForFile(db: Db, file: string): Promise<boolean> {
  for (const feature of features) if (await feature.waitsForFile?.(db, file)) return true
  return false
}

async function beginCompany(place: Omit<NewCompany, 'registers'>): Promise<void> {
  const { db } = place.context
  for (const feature of features) {
    await feature.setUpCompany?.(db, place.language)
    await feature.stockCompany?.({ ...place, registers: registry })
    for (const enqueueNext of feature.mornings ?? []) await enqueueNext(db)
  }
}

/** Each kind of record that names files says itself who sees them. */
const narrower = Object.fromEntries(
  features.flatMap((feature) => Object.entries(feature.fileReaders ?? {})),
)

export const openFeatures = (place: Place): Opened[] => {
  const on: Running = {
    ...place,
    // A record that no register has is answered for by its feature alone.
    fileReaders: { ...narrower, ...fileReaders(extensions, registry, narrower) },
    waitsForFile,
    extensions,
    registers: registry,
    logged: features.flatMap(({ logged = [] }) => logged),
    morningTellers: features.flatMap(({ morningTellers = [] }) => morningTellers),
    noticeKinds: features.flatMap(({ noticeKinds = [] }) => noticeKinds),
    searchedKinds: features.flatMap(({ searchedKinds = [] }) => searchedKinds),
    workKinds: features.flatMap(({ workKinds = [] }) => workKinds),
    waitingKinds: features.flatMap(({ waitingKinds = [] }) => waitingKinds),
    shelves: features.flatMap(({ shelves = [] }) => shelves),
    beginCompany,
  }
  return features.flatMap((feature) => feature.open?.(on) ?? [])
}

/** Said again at each start: nothing that is due in the morning depends on a job that somebody once
 *  enqueued. */
export async function awaitMornings(database: Database): Promise<void> {
  await database.transaction('owner', async (db) => {
    for (const { id } of await db.many({ id: 'string' }, sql`select id from company`)) {
      await enterCompany(db, id)
      for (const enqueueNext of features.flatMap(({ mornings = [] }) => mornings))
        await enqueueNext(db)
    }
  })
}

/** Said when the demo company has just been filled in. */
export const mailDemo = (database: Database, opened: readonly Opened[]): Promise<void> =>
  database.transaction('owner', async (db) => {
    await db.run(sql`
      select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
    for (const feature of opened) await feature.mailDemo?.(db)
  })

/** A count that fails is left out and logged. */
export const gaugesOf = async (database: Database, log: Log): Promise<Record<string, number>> => {
  const gauges = features.flatMap((feature) => Object.entries(feature.gauges ?? {}))
  const counted = gauges.map(
    async ([name, count]): Promise<[string, number]> => [
      name,
      await count(database).catch((error: unknown) => {
        log.warn(`${name} could not be counted`, errorFields(error))
        return Number.NaN
      }),
    ],
  )
  return Object.fromEntries(await Promise.all(counted))
}
