// The browser's side of storing a file, in a browser.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '../../../src/kit/files/server/folder-store.ts'
import type { Exchange } from '../../../src/kit/http/server/exchange.ts'
import { launch } from '../../browser.ts'
import { dbTestCommitted } from '../../database.ts'
import { makePerson, serveFiles } from './file-server.ts'

/** The sources as the browser reads them, and an empty page to run them on. */
async function page({ url, response }: Exchange): Promise<boolean> {
  const source = url.pathname.startsWith('/src/')
  const body = source
    ? stripTypeScriptTypes(
        readFileSync(join(import.meta.dirname, '../../..', url.pathname), 'utf8'),
      )
    : '<!doctype html><title>Upload</title>'
  response.setHeader('content-type', source ? 'text/javascript' : 'text/html')
  response.end(body)
  return true
}

/** Run in the page: stores so many bytes and tells what came of it. */
async function storeInPage({ token, bytes }: { token: string; bytes: number }) {
  const at = (path: string) => `/src/kit/http/${path}.web.ts`
  const { setClientHooks } = await import(at('client'))
  const { upload } = await import(at('upload'))
  const refused: number[] = []
  setClientHooks({
    token: () => token,
    cookie: () => undefined,
    refused: (status: number) => void refused.push(status),
  })
  const content = new Uint8Array(bytes)
  content.set(new TextEncoder().encode('%PDF-1.7\n'))
  const told: number[] = []
  try {
    const answer = await upload(
      { method: 'POST', path: '/api/store_file' },
      new File([content], 'Plan d’étage.pdf'),
      { onProgress: (percent: number) => void told.push(percent) },
    )
    return { ok: true, told, refused, answer }
  } catch (error) {
    return { ok: false, told, refused, answer: JSON.parse(JSON.stringify(error)) }
  }
}

dbTestCommitted(
  'a browser stores a file and tells how far it is',
  async ({ database, company }) => {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-files-'))
    const store = folderStore(join(folder, 'store'))
    const server = await serveFiles(database, store, join(folder, 'spool'), page)
    const browser = await launch()
    try {
      const { token } = await database.transaction('owner', (db) => makePerson(db, company.id))
      const shown = await browser.newPage()
      await shown.goto(`http://127.0.0.1:${server.port}/`)
      const megabyte = 1024 * 1024

      // A line on which it takes a second: on none, all may have left before anything is told.
      const line = await shown.context().newCDPSession(shown)
      const limits = { offline: false, latency: 0, downloadThroughput: -1 }
      await line.send('Network.emulateNetworkConditions', {
        ...limits,
        uploadThroughput: 20 * megabyte,
      })
      const stored = await shown.evaluate(storeInPage, { token, bytes: 20 * megabyte })
      assert.equal(stored.ok, true, JSON.stringify(stored.answer))
      assert.equal(stored.answer.message, 'File uploaded successfully.')
      assert.equal(stored.answer.data.name, 'Plan d’étage.pdf')
      assert.equal(stored.answer.data.bytes, 20 * megabyte)
      assert.equal(stored.told.at(-1), 100)
      assert.ok(stored.told.length > 1, 'Progress was told at the end only.')
      assert.deepEqual(
        stored.told,
        [...new Set(stored.told.map(Math.round))].sort((a, b) => a - b),
      )

      await line.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: -1 })
      const large = await shown.evaluate(storeInPage, { token, bytes: 30 * megabyte })
      assert.equal(large.ok, false)
      assert.deepEqual([large.answer.code, large.refused], ['body/too-large', [413]])

      const ended = await shown.evaluate(storeInPage, { token: `${token}x`, bytes: megabyte })
      assert.deepEqual([ended.answer.code, ended.refused], ['session/ended', [401]])
    } finally {
      await browser.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
