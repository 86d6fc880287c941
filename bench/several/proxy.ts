// A small proxy: each call goes to the next server in turn.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Proxy = {
  port: number
  /** How many calls each server had. */
  counts: readonly number[]
  close(): Promise<void>
}

/** `ports` are asked for when a call comes: the servers may know the proxy before it knows them. */
export async function openProxy(ports: () => readonly number[]): Promise<Proxy> {
  const counts: number[] = []
  let turn = 0
  const server = createServer((near, answer) => {
    const all = ports()
    const at = turn % all.length
    turn += 1
    counts[at] = (counts[at] ?? 0) + 1
    const far = request(
      {
        host: '127.0.0.1',
        port: all[at],
        method: near.method,
        path: near.url,
        headers: { ...near.headers, 'x-forwarded-for': near.socket.remoteAddress ?? '' },
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    far.on('error', () => answer.destroy())
    near.pipe(far)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    counts,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
