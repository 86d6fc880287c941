// A line between a server and the database, which can be cut and mended.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'

export type LineToDatabase = {
  connection: pg.ClientConfig
  cut(): Promise<void>
  /** Breaks every connection in place of carrying this text, once; new ones go through. */
  breakAt(text: string): Promise<void>
  mend(): Promise<void>
}

export async function lineToDatabase(far: pg.ClientConfig): Promise<LineToDatabase> {
  const { host = 'localhost', port = 5432 } = far
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const there = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [from, into] of [
      [near, there],
      [there, near],
    ] as const) {
      open.add(from)
      from.on('error', () => into.destroy())
      from.on('close', () => {
        open.delete(from)
        into.destroy()
      })
      from.on('data', (bytes: Buffer) => {
        if (breaking && bytes.includes(breaking.text)) return breakAll()
        if (!into.write(bytes)) {
          from.pause()
          into.once('drain', () => from.resume())
        }
      })
      from.on('end', () => into.end())
    }
  })
  let breaking: { text: string; broke(): void } | undefined
  const breakAll = () => {
    breaking?.broke()
    breaking = undefined
    for (const socket of open) socket.destroy()
  }
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const near = await listen(0)
  return {
    connection: { ...far, host: '127.0.0.1', port: near },
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
    breakAt: (text) =>
      new Promise((broke) => {
        breaking = { text, broke }
      }),
    mend: async () => void (await listen(near)),
  }
}
