import type { Database } from '../../kit/db/server/database.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { mailNoticesOf } from './server/mail.job.ts'
import { awaitMorning, tellMornings } from './server/morning.job.ts'
import { noticeCalls } from './server/notices.routes.ts'
import { lookFor, type Watcher } from './server/notices.store.ts'
import { settingsCalls } from './server/settings.routes.ts'
import { streamOf } from './server/stream.routes.ts'
import { openStreams } from './server/streams.ts'

export const server: FeatureServer = {
  open({ noticeKinds, morningTellers, address }) {
    let database: Database | undefined
    const look = async (watchers: readonly Watcher[]) =>
      (await database?.transaction('owner', (db) => lookFor(db, watchers))) ?? []
    const streams = openStreams(look)
    return {
      calls: [...noticeCalls(noticeKinds), ...settingsCalls(noticeKinds)],
      jobs: [
        mailNoticesOf(noticeKinds, address),
        tellMornings({ publicUrl: address, kinds: noticeKinds, tellers: morningTellers }),
      ],
      raw: [streamOf(streams)],
      async start(opened) {
        database = opened
      },
      drain: streams.drain,
    }
  },
  mornings: [awaitMorning],
}
