import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import type { Shift } from '../appointment-fields.ts'
import { setHeadCount } from '../coverage/coverage.contract.ts'
import { placesKey } from './keys.ts'

type HeadCount = { location: string; shift: Shift; workers: number | null }

export const useHeadCount = (onDone: () => void) =>
  useAct((body: HeadCount) => call(setHeadCount, { body }), { renews: [placesKey], onDone })
