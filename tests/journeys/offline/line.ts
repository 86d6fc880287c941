// The line between the phones of a test and its server, which is cut and mended: no page and no worker gets past it.
// Over it a newer build can seem to come.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before } from 'node:test'
import type { Journeys } from '../journey.ts'

export type Line = {
  cut(): Promise<void>
  mend(): Promise<void>
  /** From now on the worker that is fetched is of another build. */
  renew(): void
}

/** People of these journeys come over it. */
export function overLine(journeys: Journeys): Line {
  let there = ''
  let port = 0
  let build = ''
  async function answer(near: ServerResponse, far: IncomingMessage, isWorker: boolean) {
    if (!isWorker) {
      near.writeHead(far.statusCode ?? 500, far.headers)
      far.pipe(near)
      return
    }
    const { 'content-length': _, ...headers } = far.headers
    const code = await text(far)
    near.writeHead(200, headers)
    near.end(code.replace(/"version":"/, `$&${build}`))
  }
  const server = createServer((asked, near) => {
    const { method, url, headers } = asked
    const isWorker = url === '/sw.js'
    const { 'accept-encoding': coding, 'if-none-match': tag, ...rest } = headers
    const given = isWorker ? rest : { ...rest, 'accept-encoding': coding, 'if-none-match': tag }
    const known = Object.entries(given).filter(([, value]) => value !== undefined)
    const far = request(`${there}${url}`, {
      ...(method !== undefined && { method }),
      headers: Object.fromEntries(known),
    })
    far.on('response', (answered) => void answer(near, answered, isWorker))
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    asked.pipe(far)
  })
  async function mend(): Promise<void> {
    if (server.listening) return
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
  }
  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  before(async () => {
    there = journeys.address
    await mend()
    const address = server.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
    journeys.address = `http://127.0.0.1:${port}`
  })
  after(async () => {
    if (server.listening) await cut()
  })
  return {
    cut,
    mend,
    renew: () => {
      build = 'next-'
    },
  }
}
