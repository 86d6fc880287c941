import { Popover } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { shifts } from '../appointment-fields.ts'
import type { CoveredPlace } from '../coverage/coverage.contract.ts'
import { lapses } from '../coverage/judge.ts'
import { firstAiders } from '../first-aiders/first-aiders.register.ts'
import classes from './appointments.module.css'
import { HeadCountForm } from './HeadCountForm.tsx'
import { useMayCount } from './use-places.ts'

type Cover = CoveredPlace['shifts'][number]
type Props = { location: CoveredPlace['location']; cover: Cover }

const levels = firstAiders.fields.certificate_level.options

function stateOf({ workers, covered, expiring, holding }: Cover) {
  if (workers === null || workers === 0) return 'idle'
  if (!covered) return 'bare'
  // The person who is left once the certificates have run out.
  return expiring === holding ? 'expiring' : 'covered'
}

const lapsedWords = {
  expired: 'coverage_expired',
  revoked: 'coverage_revoked',
  unproven: 'coverage_unproven',
} as const

const icons = { bare: IconAlertTriangle, expiring: IconClockExclamation, covered: IconCheck }

/** One shift of one place: how many work, who can give first aid; the number can be changed. */
export function ShiftTile({ location, cover }: Props) {
  const { say, text } = useLanguage()
  const mayCount = useMayCount()
  const [opened, setOpened] = useState(false)
  const { shift, workers, wants, holding, lapsed, first_aiders: appointed } = cover
  const state = stateOf(cover)
  const Icon = state === 'idle' ? undefined : icons[state]
  const level = say(levels[wants ?? 'emergency'])
  const told = {
    bare: text('coverage_bare', { level }),
    expiring: text('coverage_expiring', { count: holding, level }),
    covered: text('coverage_covered', { count: holding, level }),
    idle:
      appointed === 0 ? text('coverage_idle') : text('coverage_uncounted', { count: appointed }),
  }[state]
  const inside = (
    <>
      <span className={classes.shift}>{say(shifts[shift])}</span>{' '}
      <strong className="title-3 tabular-nums">{workers ?? '—'}</strong>{' '}
      <span className={classes.told}>
        {Icon && <Icon className="flex-none" size={16} aria-hidden="true" />}
        {told}
        {state === 'bare' &&
          lapses.map((because) => {
            const names = lapsed.filter((one) => one.because === because).map(({ name }) => name)
            return names.length > 0 && ` ${text(lapsedWords[because], { names: names.join(', ') })}`
          })}
      </span>
    </>
  )
  if (!mayCount)
    return (
      <div className={classes.tile} data-state={state}>
        {inside}
      </div>
    )
  const label = text('head_count_change', { place: location.name, shift: say(shifts[shift]) })
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withArrow shadow="md">
      <Popover.Target>
        <button
          type="button"
          className={classes.tile}
          data-state={state}
          onClick={() => setOpened((now) => !now)}
        >
          <span className="sr-only whitespace-nowrap">{location.name}, </span>
          {inside}
        </button>
      </Popover.Target>
      <Popover.Dropdown w="16rem" style={{ background: 'var(--surface)' }} aria-label={label}>
        <HeadCountForm location={location} cover={cover} onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
