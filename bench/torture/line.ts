// The line between the phone and the server: it can be cut at any byte, in either direction.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Line = {
  port: number
  /** How often a connection in use was cut. */
  cuts(): number
  /** Of a hundred connections, so many are cut at a random point. */
  rough(share: number): void
  close(): Promise<void>
}

export async function openLine(to: number, random: () => number): Promise<Line> {
  let share = 0
  let cut = 0
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    let left =
      random() * 100 < share ? Math.floor(random() ** 2 * 400_000) : Number.POSITIVE_INFINITY
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('close', () => {
        open.delete(from)
        end()
      })
      from.on('error', end)
      from.on('data', (part) => {
        left -= part.length
        if (left < 0) {
          cut += 1
          // What had passed has passed: only the rest is lost.
          into.write(part.subarray(0, Math.max(0, part.length + left)), end)
        } else if (!into.write(part)) {
          from.pause()
          into.once('drain', () => from.resume())
        }
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return {
    port: address.port,
    cuts: () => cut,
    rough(next) {
      share = next
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
