import type { Db } from '../../../kit/db/server/database.ts'
import type { Exchange } from '../../../kit/http/server/exchange.ts'
import { rememberDevice } from './devices.ts'
import { type Login, type LoginPlace, roleOf, startSession } from './sessions.store.ts'

/** Opens a session for a person who has shown who they are. */
export async function letIn(db: Db, exchange: Exchange, login: Login, place: LoginPlace) {
  const token = await startSession(db, exchange, login.id, place)
  rememberDevice(exchange, login)
  return { token, role: roleOf(place) }
}
