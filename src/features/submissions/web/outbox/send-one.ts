// One submission on its way: its files, then what was answered, then the receipt held against what
// is here. Nothing of it leaves this device before the receipt names every file.
import { readFile } from '../../../../kit/files/files.contract.ts'
import { call, inTime, Refused } from '../../../../kit/http/client.web.ts'
import { fetchFile } from '../../../../kit/http/download.web.ts'
import { same } from '../../../forms/definition/index.ts'
import { readWhole } from '../../reading/reading.contract.ts'
import { revise, submit } from '../../revisions/revisions.contract.ts'
import { hashOf } from '../device/hash.ts'
import { namedIn, withIds } from '../device/ids-within.ts'
import type { KeptFile, Outgoing, Receipt, Trouble } from '../device/kept.ts'
import { changeFile, changeOutgoing, filesOf, receiveOutgoing } from '../device/store.ts'
import { mayPass, saysWhy } from './may-pass.ts'
import { sendFiles } from './send-files.ts'

type Entry = { id: string; sha256: string }

/** What another device sent, as the server holds it. */
const learn = async (id: string, account: string): Promise<Entry> => ({
  id,
  sha256: await hashOf(
    await fetchFile(readFile.path.replace(':id', id), { account, signal: inTime() }),
  ),
})

/** The files that the answers name and this device holds. */
export async function filesToSend({ id, body }: Outgoing): Promise<KeptFile[]> {
  const files = await filesOf(id)
  const named = namedIn(body.answers, new Set(files.map((file) => file.id)))
  return files.filter((file) => named.has(file.id))
}

const later = (tries: number): number => Date.now() + Math.min(60_000, 1000 * 2 ** tries)

/** `trouble`: what it waits for, where that is not the connection. */
async function queueAgain(outgoing: Outgoing, trouble: Trouble | null = null): Promise<void> {
  const tries = outgoing.tries + 1
  const change = { state: 'queued', tries, next_at: later(tries), trouble } as const
  await changeOutgoing(outgoing.id, change, 'needs')
}

async function needs(outgoing: Outgoing, trouble: Trouble): Promise<void> {
  await changeOutgoing(outgoing.id, { state: 'needs', trouble })
}

async function received(outgoing: Outgoing, receipt: Receipt): Promise<void> {
  await receiveOutgoing({ ...outgoing, state: 'received', receipt, trouble: null })
}

/** What is here and not, or not as it is here, in the receipt. */
const missingIn = (receipt: Receipt, files: readonly Entry[]): Entry[] => {
  const there = new Map(receipt.files.map(({ id, sha256 }) => [id, sha256]))
  return files.filter(({ id, sha256 }) => there.get(id) !== sha256)
}

async function handIn(outgoing: Outgoing, files: readonly Entry[], ids: Map<string, string>) {
  const { about, id, ...sent } = outgoing.body
  const body = {
    ...sent,
    answers: withIds(sent.answers, ids) as typeof sent.answers,
    files: [...files],
  }
  const { account, revises, reason } = outgoing
  const asked = () => ({ account, signal: inTime() })
  if (revises === null)
    return (await call(submit, { ...asked(), body: { ...body, id, about } })).data
  const { id: submission, of } = revises
  const params = { id: submission }
  try {
    return (await call(revise, { ...asked(), params, body: { ...body, of, reason, about } })).data
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'row/stale')) throw error
    // The answer to an attempt before may have been lost: then what stands there is what was sent.
    const { data } = await call(readWhole, { ...asked(), params })
    if (data.revision !== of + 1 || !same(data.answers, body.answers)) throw error
    const { number, stage, revision, hash, received_at } = data
    return {
      id: submission,
      number,
      stage,
      revision,
      hash,
      received_at,
      files: data.files,
      deficiencies: [],
      taken_out: [],
    }
  }
}

const troubleOf = ({ code, message: words, errors = {} }: Refused): Trouble => ({
  code,
  words,
  errors,
})

async function takeRefusal(outgoing: Outgoing, files: readonly KeptFile[], error: unknown) {
  if (mayPass(error) || !(error instanceof Refused)) {
    const told = error instanceof Refused && saysWhy(error)
    await queueAgain(outgoing, told ? troubleOf(error) : null)
    if (!mayPass(error)) throw error
    return
  }
  const missing = new Set((error.extra.missing as string[] | undefined) ?? [])
  const here = files.filter(({ server }) => server !== null && missing.has(server))
  if (error.code === 'submission/files' && here.length > 0 && here.length === missing.size) {
    for (const file of here) await changeFile(file.id, { server: null })
    await queueAgain(outgoing)
    return
  }
  await needs(outgoing, troubleOf(error))
}

/** Sends one; whatever becomes of it stands in its entry afterwards. */
export async function sendOutgoing(queued: Outgoing): Promise<void> {
  // Somebody may have taken it back meanwhile to correct it.
  const outgoing = await changeOutgoing(queued.id, { state: 'sending' }, 'needs')
  if (outgoing === undefined) return
  const why = await sendFiles(outgoing.id, outgoing.account)
  const files = await filesToSend(outgoing)
  const refused = files.find((file) => file.refused !== null)
  if (refused !== undefined) {
    const words = `${refused.name}: ${refused.refused}`
    await needs(outgoing, { code: 'submission/files', words, errors: {} })
    return
  }
  if (files.some(({ server }) => server === null))
    return await queueAgain(outgoing, why && troubleOf(why))
  let elsewhere: Entry[]
  try {
    elsewhere = await Promise.all(outgoing.elsewhere.map((id) => learn(id, outgoing.account)))
  } catch (error) {
    if (error instanceof Refused && error.httpStatus === 404)
      await queueAgain(outgoing, { code: 'elsewhere', words: error.message, errors: {} })
    else await takeRefusal(outgoing, files, error)
    return
  }
  if ((await changeOutgoing(outgoing.id, { trouble: null }, 'needs')) === undefined) return
  const ids = new Map(files.flatMap(({ id, server }) => (server === null ? [] : [[id, server]])))
  const entries = [
    ...outgoing.known,
    ...elsewhere,
    ...files.flatMap(({ server, sha256 }) => (server === null ? [] : [{ id: server, sha256 }])),
  ]
  try {
    const receipt = await handIn(outgoing, entries, ids)
    const missing = new Set(missingIn(receipt, entries).map(({ id }) => id))
    if (missing.size === 0) return await received(outgoing, receipt)
    // The receipt does not name it: the content stays here and is sent once more.
    for (const file of files)
      if (file.server !== null && missing.has(file.server))
        await changeFile(file.id, { server: null })
    const words = `${missing.size} / ${entries.length}`
    if (outgoing.tries >= 5) await needs(outgoing, { code: 'receipt', words, errors: {} })
    else await queueAgain(outgoing)
  } catch (error) {
    await takeRefusal(outgoing, files, error)
  }
}
