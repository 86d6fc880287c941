import type { Database } from '../../kit/db/server/database.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { noticeCalls } from './server/notices.routes.ts'
import { lookFor, type Watcher } from './server/notices.store.ts'
import { streamOf } from './server/stream.routes.ts'
import { openStreams } from './server/streams.ts'

export const server: FeatureServer = {
  open({ noticeKinds }) {
    let database: Database | undefined
    const look = async (watchers: readonly Watcher[]) =>
      (await database?.transaction('owner', (db) => lookFor(db, watchers))) ?? []
    const streams = openStreams(look)
    return {
      calls: noticeCalls(noticeKinds),
      raw: [streamOf(streams)],
      async start(opened) {
        database = opened
      },
      drain: streams.drain,
    }
  },
}
