// The core of the journeys by calls: fill with photos, sign, read as a PDF, take many as a ZIP, mail
// them. Each call may reach another server than the one before.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bodyOf } from '../torture/form.ts'
import { type Ask, send } from '../torture/phone.ts'

export type Site = { ask: Ask; address: string; token: string; version: string }

type Whole = { data: { places: { id: string; role: string }[]; hash: string } }
type Progress = { status: string; download_url: string | null; failures: unknown[] }

const base = '/api/dashboard'

async function bytes({ address, token }: Site, path: string): Promise<Buffer> {
  const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(response.status, 200, `${path}: ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

async function sign({ ask }: Site, id: string): Promise<void> {
  const { data } = bodyOf<Whole>(await ask('GET', `${base}/submissions/${id}/whole`))
  const place = data.places.find(({ role }) => role === 'submitter')
  const body = {
    id: randomUUID(),
    place: place?.id,
    document_hash: data.hash,
    statement_lang: 'en',
    signed_at: new Date().toISOString(),
    given: { method: 'typed', name: 'Maya Okafor' },
  }
  bodyOf(await ask('POST', `${base}/submissions/${id}/signatures`, { body }))
}

async function bulk({ ask }: Site, path: string, body: object): Promise<Progress> {
  const { task_id } = bodyOf<{ task_id: string }>(
    await ask('POST', `${base}/submissions/${path}`, { body }),
  )
  for (;;) {
    const progress = bodyOf<Progress>(await ask('GET', `${base}/zip-progress/${task_id}`))
    if (['completed', 'failed', 'expired'].includes(progress.status)) return progress
    await sleep(50)
  }
}

/** Answers with the ids of its submissions. */
export async function round(site: Site): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const sent = await send(site.ask, site.version, () => 0.5, { count: 0 })
    assert.ok(sent.acknowledged, sent.said)
    await sign(site, sent.id)
    // Twice, so that each server gives them out.
    for (const file of [...sent.files, ...sent.files]) {
      const content = await bytes(site, `/api/files/${file.id}`)
      assert.equal(createHash('sha256').update(content).digest('hex'), file.sha256)
    }
    const pdf = await bytes(site, `${base}/submissions/${sent.id}/pdf`)
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
    ids.push(sent.id)
  }
  const zip = await bulk(site, 'bulk-download', { submission_ids: ids })
  assert.deepEqual([zip.status, zip.failures], ['completed', []])
  const { pathname } = new URL(zip.download_url ?? '', site.address)
  for (let n = 0; n < 2; n += 1)
    assert.equal((await bytes(site, pathname)).subarray(0, 2).toString(), 'PK')
  const mailed = await bulk(site, 'bulk-mail', {
    submission_ids: ids,
    to: ['office@northgate.test'],
  })
  assert.deepEqual([mailed.status, mailed.failures], ['completed', []])
  return ids
}
