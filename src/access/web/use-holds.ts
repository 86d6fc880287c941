import { useMemo } from 'react'
import { type Grant, holds } from '../grants.ts'
import { grantsOf, useSession } from './session.ts'

/** Whether the person here holds a grant: what they do not hold is not offered. */
export function useHolds(): (grant: Grant) => boolean {
  const { user } = useSession()
  return useMemo(() => {
    const held = new Set(user === undefined ? [] : grantsOf(user))
    return (grant) => holds(held, grant)
  }, [user])
}
