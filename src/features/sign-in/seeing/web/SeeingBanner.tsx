import { useEffect } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { followSeeing, leaveSeen } from './follow-seeing.ts'
import classes from './seeing.module.css'

const means = (support: { writes: boolean } | undefined) =>
  support === undefined
    ? 'seeing_means'
    : support.writes
      ? 'seeing_support_writes'
      : 'seeing_support_reads'

/** Above every screen while somebody sees as another person: as whom, until when, and the way back. */
export function SeeingBanner() {
  const { text } = useLanguage()
  const { clock, moment } = useTimes()
  const { user } = useSession()
  const { until, support } = user?.seen_by ?? {}
  const { act, busy } = useAct(leaveSeen, { oneAtATime: true, refusedInPassing: true })
  useEffect(() => {
    if (until === undefined) return undefined
    // A clock that is wrong must not ask at once again and again.
    const left = Math.max(5_000, Date.parse(until) - Date.now() + 1_000)
    const end = setTimeout(() => {
      followSeeing('/dashboard').catch((error: unknown) =>
        console.warn('Whom this page sees as could not be asked.', error),
      )
    }, left)
    return () => clearTimeout(end)
  }, [until])
  if (user === undefined || until === undefined) return null
  return (
    <div
      role="status"
      aria-label={text(support === undefined ? 'seeing_banner' : 'seeing_support_banner')}
      className={classes.banner}
    >
      <p className={classes.words}>
        <strong className={classes.line}>
          {support === undefined
            ? text('seeing_as', { name: user.name })
            : text('seeing_support', { company: user.company?.name ?? '' })}
        </strong>
        <span className={classes.line}>
          {text('seeing_until', { time: support === undefined ? clock(until) : moment(until) })}
          <span className={classes.more}> {text(means(support))}</span>
        </span>
      </p>
      <button type="button" className={classes.leave} disabled={busy} onClick={() => act()}>
        {text('seeing_leave')}
      </button>
    </div>
  )
}
