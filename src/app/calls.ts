// Every call of the product that needs nothing but the database: the server, the OpenAPI page and the
// tests read this list.
import type { Context } from '../access/server/gate.ts'
import type { Bound } from '../kit/http/server/bind.ts'
import { registerCalls } from '../register/server/serve-registers.ts'
import { features } from './composed/features.server.ts'
import { callsOfRegisters, extensions, registry } from './registry.server.ts'

export const calls: readonly Bound<Context>[] = [
  ...features.flatMap((feature) => feature.calls ?? []),
  ...callsOfRegisters,
  ...registerCalls(extensions, registry),
]
