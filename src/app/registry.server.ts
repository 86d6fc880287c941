// All registers together, each with what stands beside it on the server.
import { attachFile } from '../features/files/index.ts'
import type { RegisterExtension } from '../register/server/extension.ts'
import { createRegistry } from '../register/server/registers.ts'
import { extensions as found } from './composed/extensions.server.ts'
import { features } from './composed/features.server.ts'
import { registers } from './composed/registers.ts'

/** What features say once they know all registers. */
const ofRegisters = features.flatMap((feature) => feature.ofRegisters?.(registers) ?? [])

export const callsOfRegisters = ofRegisters.flatMap(({ calls }) => calls)

const beside = [...found, ...ofRegisters.flatMap(({ extensions }) => extensions)]

/** A register without code beside it is its definition alone. */
export const extensions: readonly RegisterExtension[] = registers.map(
  (register) => beside.find((one) => one.register === register) ?? { register },
)

export const registry = createRegistry(extensions, { attach: attachFile })
