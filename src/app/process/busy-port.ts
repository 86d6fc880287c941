import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from '../../kit/refusal.ts'

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) => `PORT ${port} is busy on ${host}: stop what uses it or set another.`,
  EACCES: (_host, port) => `PORT ${port} is reserved for the system: set one above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not known to this machine.`,
}

/** Tries the port before anything is built or started for it. */
export async function refuseBusyPort(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]?.(host, port)
    throw reason === undefined ? error : new Refusal(reason, { cause: error })
  }
  server.close()
  await once(server, 'close')
}
