// What stands beside each register on the server, and all of them together.
import { chemicalsServer } from '../features/equipment/chemicals/chemicals.server.ts'
import { attachFile } from '../features/files/index.ts'
import { locationsServer } from '../features/workplaces/locations/locations.server.ts'
import type { Beside } from '../register/server/beside.ts'
import { standTogether } from '../register/server/registers.ts'
import { registers } from './registers.ts'

const own: readonly Beside[] = [chemicalsServer, locationsServer]

/** A register without code beside it is its definition alone. */
export const besides: readonly Beside[] = registers.map(
  (register) => own.find((beside) => beside.register === register) ?? { register },
)

export const standing = standTogether(besides, { attach: attachFile })
