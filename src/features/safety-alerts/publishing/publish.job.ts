// Publishes an alert at the time that was set, where that is still wanted by then.
import { z } from 'zod'
import type { Db } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { perform } from '../../../kit/jobs/server/perform.ts'
import { lockAlert, publishNow } from './publishing.store.ts'

export const publishLater = defineJob('publish-safety-alert', z.object({ alert: z.uuid() }))

export async function publishDue(db: Db, id: string, now: Date): Promise<void> {
  const { archived, state, publish_at, approved } = await lockAlert(db, id)
  if (
    archived ||
    !approved ||
    state !== 'scheduled' ||
    publish_at === null ||
    new Date(publish_at) > now
  )
    return
  await publishNow(db, id, now)
}

export const publishJob = perform(publishLater, ({ payload: { alert }, once }) =>
  once('publish', (db) => publishDue(db, alert, new Date())),
)
