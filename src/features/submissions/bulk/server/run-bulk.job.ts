// Works through a bulk action: each submission by itself, so that one that cannot be made or seen keeps
// no other from it. A job that broke off, or whose server was killed, goes on with what is not made yet.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Grant, holds } from '../../../../access/grants.ts'
import { grantsOfAccount } from '../../../../access/server/gate.ts'
import { enterScopeOf } from '../../../../access/server/scoped.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { type JobContext, type Performed, perform } from '../../../../kit/jobs/server/perform.ts'
import { errorFields } from '../../../../kit/log/log.server.ts'
import { paperText } from '../../papers/paper-words.ts'
import { type PaperStorage, seenBy } from '../../papers/server/submission-pdf.ts'
import { expireBulk, runBulk } from '../bulk.jobs.ts'
import * as store from './bulk.store.ts'
import { deliver, mostBytes } from './deliver-bulk.ts'
import { CannotMake, type Making, makeRecord, type RecordManifest } from './make-record.ts'

type Run = JobContext<{ action: string }> & { companyId: string }

/** Others' mails and reminders must not wait for downloads. */
const mostAtOnce = 2
const mostTroubles = 5
const noteEveryMs = 400

/** The server is being stopped; the job is taken up by the next. */
class Stopped extends Error {}

const isOpen = ({ status }: store.BulkActionRow) => status === 'pending' || status === 'in_progress'

export function bulkJobs({ store: files, folder }: PaperStorage): {
  jobs: Performed[]
  stop(): void
} {
  const stopping = new AbortController()
  const folderOf = (id: string) => join(folder, `bulk-${id}`)
  let running = 0

  async function makingOf(run: Run, action: store.BulkActionRow): Promise<Making> {
    const { transaction, companyId, log } = run
    const grants = await transaction((db) => grantsOfAccount(db, action.account))
    const can = (grant: Grant) => holds(grants, grant)
    const seen = seenBy({
      can: (grant) => can('exports.bulk') && can(grant),
      session: { accountId: can('exports.bulk') ? action.account : undefined },
    })
    return {
      store: files,
      folder: folderOf(action.id),
      companyId,
      transaction: (work) =>
        transaction(async (db) => {
          await enterScopeOf(db, action.account)
          return work(db)
        }),
      log,
      seen,
      account: action.account,
      // The owner of the address holds no grant.
      open: action.action === 'send_emails',
      confidential: can('confidential.view'),
      language: action.payload.lang,
      publicUrl: action.payload.public_url,
    }
  }

  async function makeAll(run: Run, action: store.BulkActionRow, making: Making) {
    const made: RecordManifest[] = []
    const failures: store.BulkFailedRow[] = []
    const withFiles = action.action === 'download'
    let bytes = 0
    let noted = 0
    for (const [at, id] of action.payload.submission_ids.entries()) {
      if (stopping.signal.aborted) throw new Stopped('The server is being stopped.')
      const one = await tried(making, id, withFiles)
      if (typeof one === 'string') failures.push({ id, number: null, reason: one })
      else {
        const size = one.files.reduce((sum, file) => sum + file.bytes, one.bytes)
        bytes += size
        if (bytes <= mostBytes) made.push(one)
        else {
          bytes -= size
          failures.push({ id, number: one.number, reason: 'too_large' })
        }
      }
      if (Date.now() - noted < noteEveryMs) continue
      noted = Date.now()
      await run.transaction((db) => store.noteProgress(db, action.id, at + 1, failures))
    }
    return { made, failures }
  }

  async function tried(making: Making, id: string, withFiles: boolean) {
    try {
      return (await makeRecord(making, id, withFiles)) ?? ('missing' as const)
    } catch (error) {
      if (!(error instanceof CannotMake)) throw error
      making.log.warn('a paper could not be made', { submission: id, ...errorFields(error) })
      return 'failed' as const
    }
  }

  async function work(run: Run, action: store.BulkActionRow): Promise<void> {
    const { transaction, companyId } = run
    await transaction((db) => store.noteProgress(db, action.id, action.done, action.failures))
    const making = await makingOf(run, action)
    const { made, failures } = await makeAll(run, action, making)
    if (made.length === 0)
      await transaction((db) => store.endAction(db, action, { status: 'failed', failures }))
    else
      await deliver({
        action,
        made,
        failures,
        bundle: {
          made,
          failures,
          folder: making.folder,
          store: files,
          companyId,
          text: paperText(making.language),
          mtime: new Date(action.created_at),
        },
        spoolFolder: folder,
        transaction,
      })
    await rm(making.folder, { recursive: true, force: true })
  }

  async function worked(run: Run, action: store.BulkActionRow): Promise<void> {
    try {
      await work(run, action)
    } catch (error) {
      if (error instanceof Stopped) throw error
      const troubles = await run.transaction((db) => store.noteTrouble(db, action.id))
      if (troubles < mostTroubles && !run.last) throw error
      run.log.error('a bulk action failed', { action: action.id, ...errorFields(error) })
      const left = await run.transaction((db) => store.failAction(db, action))
      for (const key of left) await files.remove(key)
      await rm(folderOf(action.id), { recursive: true, force: true })
    }
  }

  const run = perform(runBulk, async (context) => {
    const { companyId, transaction, once } = context
    const action = await transaction((db) => store.actionById(db, context.payload.action))
    if (action === undefined || companyId === undefined || !isOpen(action)) return
    if (running >= mostAtOnce) {
      const runAt = new Date(Date.now() + 3000)
      await once('later', (db) => enqueue(db, runBulk, { action: action.id }, { runAt }))
      return
    }
    running += 1
    try {
      await worked({ ...context, companyId }, action)
    } finally {
      running -= 1
    }
  })

  const expire = perform(expireBulk, async ({ payload, transaction }) => {
    const action = await transaction((db) => store.actionById(db, payload.action))
    // Removes the files before the action forgets them, so that a repeated job finds the rest.
    for (const key of action?.objects ?? []) await files.remove(key)
    await transaction((db) => store.expireAction(db, payload.action))
    await rm(folderOf(payload.action), { recursive: true, force: true })
  })

  return { jobs: [run, expire], stop: () => stopping.abort() }
}
