import type { Database } from '../../kit/db/server/database.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { escalate } from './escalation/escalate.server.ts'
import { chainPreviewCalls } from './escalation/preview.routes.ts'
import { leavingCalls } from './leaving/leaving.routes.ts'
import { morningMail, noticeMail } from './notice-mail.ts'
import { deviceCalls } from './push/server/devices.routes.ts'
import { pushNoticesOf } from './push/server/push.job.ts'
import { byRule } from './rules/by-rule.ts'
import { previewCalls } from './rules/server/preview.routes.ts'
import { tellByRulesOf } from './rules/server/tell-by-rules.job.ts'
import { mailNoticesOf } from './server/mail.job.ts'
import { mailDemo } from './server/mail-demo.ts'
import { awaitMorning, tellMornings } from './server/morning.job.ts'
import { noticeCalls } from './server/notices.routes.ts'
import { lookFor, type Watcher } from './server/notices.store.ts'
import { settingsCalls } from './server/settings.routes.ts'
import { streamOf } from './server/stream.routes.ts'
import { openStreams } from './server/streams.ts'

export const server: FeatureServer = {
  open({ noticeKinds, waitingKinds, morningTellers, address, registers, push }) {
    let database: Database | undefined
    const look = async (watchers: readonly Watcher[]) =>
      (await database?.transaction('owner', (db) => lookFor(db, watchers))) ?? []
    const streams = openStreams(look)
    return {
      calls: [
        ...noticeCalls(noticeKinds),
        ...settingsCalls(
          noticeKinds.filter(({ onlyByRule }) => !onlyByRule),
          push !== undefined,
        ),
        ...deviceCalls(push),
        ...previewCalls(noticeKinds, registers),
        ...chainPreviewCalls(waitingKinds, registers),
      ],
      jobs: [
        mailNoticesOf(noticeKinds, address),
        pushNoticesOf(noticeKinds, push),
        tellByRulesOf(noticeKinds, registers),
        tellMornings({
          publicUrl: address,
          kinds: noticeKinds,
          tellers: morningTellers,
          escalates: (db, now) => escalate(db, { now, kinds: waitingKinds, registers }),
        }),
      ],
      raw: [streamOf(streams)],
      async start(opened) {
        database = opened
      },
      mailDemo: (db) =>
        mailDemo(db, { kinds: noticeKinds, publicUrl: address, tellers: morningTellers }),
      drain: streams.drain,
    }
  },
  calls: leavingCalls,
  mailKinds: [noticeMail, morningMail],
  noticeKinds: [byRule],
  mornings: [awaitMorning],
}
