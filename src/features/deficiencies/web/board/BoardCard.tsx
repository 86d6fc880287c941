import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsExchange, IconMapPin, IconUser } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { severityTones } from '../../../../kit/web/theme/severity-tones.ts'
import { ShownChoice } from '../../../../register/web/show/ShownChoice.tsx'
import type { Card } from '../../deficiencies.contract.ts'
import { deficiencies } from '../../deficiencies.register.ts'
import { type DeficiencyStep, isStep } from '../../steps/steps.ts'
import { LateDays } from '../LateDays.tsx'
import { stepFacts } from '../steps/step-facts.ts'
import classes from './board.module.css'
import { type BoardStatus, stepAside } from './columns.ts'

type Props = {
  card: Card
  column: BoardStatus
  to: string
  onStep: (step: DeficiencyStep) => void
  onLift: (lifted: boolean) => void
}

/** One deficiency on the board: opened by its title, moved by dragging, by a menu, by Alt and arrows. */
export function BoardCard({ card, column, to, onStep, onLift }: Props) {
  const { text, locale } = useLanguage()
  const { number, title, severity, owner, due_on, days_overdue, location, can } = card
  const steps = can.filter(isStep)

  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    const step = stepAside(column, event.key === 'ArrowRight' ? 1 : -1, card)
    event.preventDefault()
    if (step !== undefined) onStep(step)
  }
  return (
    <li
      className={classes.card}
      data-tone={severityTones[severity]}
      draggable={steps.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', card.id)
        event.dataTransfer.effectAllowed = 'move'
        onLift(true)
      }}
      onDragEnd={() => onLift(false)}
    >
      <div className="flex items-center gap-2" style={{ minHeight: '1.75rem' }}>
        <span className="hint tabular-nums whitespace-nowrap">{number}</span>
        {steps.length > 0 && (
          <Menu position="bottom-end" withinPortal returnFocus>
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                className="ml-auto"
                aria-label={text('deficiency_move', { title })}
              >
                <IconArrowsExchange size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {steps.map((step) => {
                const { icon: Icon } = stepFacts[step]
                return (
                  <Menu.Item
                    key={step}
                    leftSection={<Icon size={16} />}
                    onClick={() => onStep(step)}
                  >
                    {text(`deficiency_step_${step}`)}
                  </Menu.Item>
                )
              })}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <Link
        to={to}
        className={`hover-underline text-ink font-semibold break-anywhere no-underline`}
        draggable={false}
        onKeyDown={press}
        aria-keyshortcuts="Alt+ArrowRight Alt+ArrowLeft"
        preventScrollReset
      >
        {title}
      </Link>
      <div className={`${classes.facts} row hint gap-x-3 gap-y-1`}>
        <span className="inline-flex items-center gap-1" data-missing={owner === null || undefined}>
          <IconUser size={14} aria-hidden="true" />
          {owner ?? text('deficiency_no_owner')}
        </span>
        {location && (
          <span className="inline-flex items-center gap-1">
            <IconMapPin size={14} aria-hidden="true" />
            {location}
          </span>
        )}
      </div>
      <div className="row hint gap-x-3 gap-y-1">
        <ShownChoice field={deficiencies.fields.severity} value={severity} />
        {due_on && <span>{text('deficiency_due', { day: dayIn(locale, due_on) })}</span>}
        <LateDays days={column === 'closed' ? null : days_overdue} />
      </div>
    </li>
  )
}
