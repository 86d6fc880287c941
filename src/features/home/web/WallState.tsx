import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../access/web/use-times.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'

const minute = 60_000

const known = ({ state }: Query) => state.dataUpdatedAt > 0

/** Reads everything anew each minute, and says of when it is: the oldest that is shown. */
export function WallState() {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const queries = useQueryClient()
  const [now, setNow] = useState(Date.now)
  const [of, setOf] = useState(Date.now)
  useEffect(() => {
    const look = () => {
      const shown = queries.getQueryCache().findAll({ type: 'active', predicate: known })
      setOf(Math.min(...shown.map(({ state }) => state.dataUpdatedAt), Date.now()))
      setNow(Date.now())
    }
    const refresh = setInterval(() => void queries.invalidateQueries(), minute)
    const watch = setInterval(look, minute / 6)
    return () => {
      clearInterval(refresh)
      clearInterval(watch)
    }
  }, [queries])
  const isOld = now - of > 3 * minute
  const when = moment(new Date(of).toISOString())
  return (
    <span className="row gap-x-4 gap-y-1">
      <span className={isOld ? 'text-danger font-semibold' : undefined} role="status">
        {text(isOld ? 'home_wall_old' : 'home_wall_of', { when })}
      </span>
      <Link to="/dashboard">{text('home_wall_leave')}</Link>
    </span>
  )
}
