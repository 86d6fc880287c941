// One server for one data folder. The lock is a socket in that folder: the system lets go of it when
// its holder dies, however it dies, and the holder answers who it is.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartRefusal } from '../../kit/refusal.ts'

/** What a socket's path has room for, on every system. */
const longest = 103

function lockPath(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const real = realpathSync(dataDir)
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\plumbline-${createHash('sha256').update(real).digest('hex')}`
  const path = join(real, 'server.lock')
  const shorter = [path, relative(process.cwd(), path)].find((p) => Buffer.byteLength(p) <= longest)
  if (shorter === undefined)
    throw new StartRefusal(
      `PLUMBLINE_DATA has too long a path: ${real}. A hundred letters are the limit.`,
    )
  return shorter
}

/** What the holder says of itself; undefined when there is none. */
async function askHolder(path: string): Promise<string | undefined> {
  const socket = connect(path).setTimeout(2000, () => socket.destroy(new Error('busy')))
  try {
    return await text(socket)
  } catch (error) {
    return error instanceof Error && error.message === 'busy' ? 'it is busy' : undefined
  }
}

async function listenOn(path: string, tell: () => string): Promise<Server> {
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(tell())
  })
  server.listen(path).unref()
  await once(server, 'listening')
  return server
}

export async function lockData(
  dataDir: string,
  tell: () => string,
): Promise<{ release(): Promise<void> }> {
  try {
    const path = lockPath(dataDir)
    const holder = await askHolder(path)
    if (holder !== undefined)
      throw new StartRefusal(`Plumbline already runs on the data in ${dataDir} (${holder}).`)
    const server = await listenOn(path, tell)
    return {
      async release() {
        server.close()
        await once(server, 'close')
      },
    }
  } catch (cause) {
    if (cause instanceof StartRefusal || !(cause instanceof Error)) throw cause
    throw new StartRefusal(`PLUMBLINE_DATA ${dataDir} cannot be used: ${cause.message}.`, { cause })
  }
}
