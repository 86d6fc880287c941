import { useMemo } from 'react'
import { holds } from '../../../access/grants.ts'
import type { Screen } from '../../../access/screens.ts'
import { grantsOf, useSession } from '../../../access/web/session.ts'
import { grantTo } from '../../capabilities/call-parts.ts'
import type { Register } from '../../define.ts'
import { type ScreenPart, screenOf } from '../../screens-of.ts'

export type May = {
  /** Whether the person here holds a grant of the register's family. */
  do(action: string): boolean
  /** One of the register's screens, where there is one and it may be opened. */
  open(part: ScreenPart): Screen | undefined
}

/** What the session lets one do with a register; for a row, the row itself says it. */
export function useMay(register: Register): May {
  const { user, processedPermissions } = useSession()
  return useMemo(() => {
    const held = new Set(user === undefined ? [] : grantsOf(user))
    return {
      do: (action) => holds(held, grantTo(register, action)),
      open(part) {
        const screen = screenOf(register, part)
        return screen !== undefined && processedPermissions.has(screen.name) ? screen : undefined
      },
    }
  }, [register, user, processedPermissions])
}
