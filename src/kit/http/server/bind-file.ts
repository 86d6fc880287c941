// Binds a route to the making of a file: written to disk while the transaction is open, sent once it
// has ended; a large one is made once it has ended too. A slow reader holds no connection to the database,
// and a failure on the way is answered as a problem, never as half a file.
import { createReadStream } from 'node:fs'
import { sendAttachment } from '../../files/server/attachment.ts'
import type { Spooled } from '../../files/server/spool.ts'
import type { CallOutput, Route } from '../route.ts'
import { declared, type Gate } from './bind.ts'
import { check, queryOf } from './check.ts'
import type { Exchange } from './exchange.ts'
import type { RawRoute } from './serve.ts'

export type MadeFile = { name: string; mime: string; spooled: Spooled }

/** Opens a transaction of the caller's once more. */
type Again<Context> = <T>(work: (context: Context) => Promise<T>) => Promise<T>
type MadeLater<Context> = (again: Again<Context>) => Promise<MadeFile>

export function fileBinder<Context>() {
  return function bindFile<R extends Route>(
    route: R,
    make: (
      context: Context,
      input: CallOutput<R>,
      exchange: Exchange,
    ) => Promise<MadeFile | MadeLater<Context>>,
  ): RawRoute<Context> & { route: Route } {
    return {
      route,
      method: route.method,
      path: route.path,
      async answer(exchange: Exchange, params: Record<string, string>, gate: Gate<Context>) {
        let made: MadeFile | undefined
        try {
          const read = await gate(exchange, route, async (context) => {
            const input = {
              params: check(route.params, params, 'params'),
              query: check(route.query, queryOf(exchange.url), 'query'),
            }
            const result = await make(context, input as CallOutput<R>, exchange)
            if (typeof result === 'object') made = result
            return result
          })
          made =
            typeof read === 'function' ? await read((work) => gate(exchange, route, work)) : read
          await send(exchange, made)
        } catch (error) {
          throw declared(route, error)
        } finally {
          await made?.spooled.discard()
        }
      },
    }
  }
}

const send = (exchange: Exchange, { name, mime, spooled }: MadeFile) =>
  sendAttachment(exchange, { ...spooled, name, mime }, async (range) =>
    createReadStream(spooled.path, range),
  )
