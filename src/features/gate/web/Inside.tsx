import { Button } from '@mantine/core'
import { IconLogout2 } from '@tabler/icons-react'
import { useTimes } from '../../../access/web/use-times.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { firstAidInside } from '../deciding/first-aid.ts'
import type { GatePass, GateRules } from '../gate.contract.ts'
import classes from './gate.module.css'
import { insideOf } from './gate-outbox.ts'

type Props = { passes: readonly GatePass[]; rules: GateRules; onGo(pass: GatePass): void }

/** Who is inside now, the last to come first: the list by which people are counted at the muster point. */
export function Inside({ passes, rules, onGo }: Props) {
  const text = useText()
  const { clock } = useTimes(rules.zone)
  const inside = insideOf(passes)
  const refused = passes.filter(
    ({ in_at, person }) =>
      in_at === null && !passes.some((pass) => pass.person === person && pass.in_at !== null),
  )
  const came = new Set(
    passes.filter(({ in_at }) => in_at !== null).map(({ person, id }) => person ?? id),
  ).size
  return (
    <section className="card stack gap-3 p-4" aria-label={text('gate_inside')}>
      <h2 className="m-0 title-3">
        {text('gate_inside')} <span className="text-soft tabular-nums">{inside.length}</span>
      </h2>
      <p className="hint m-0">{text('gate_came', { count: came })}</p>
      <FirstAid inside={inside} rules={rules} />
      {inside.length === 0 && <p className="m-0 text-soft">{text('gate_empty')}</p>}
      <ul className="bare stack gap-1">
        {inside.map((pass) => (
          <li key={pass.id} className={classes.line}>
            <span>
              <span className={classes.dot} data-colour={pass.colour} aria-hidden />
              {pass.name}
              <small className="text-soft block">
                {[
                  pass.visitor && text('gate_is_visitor'),
                  pass.firm,
                  pass.in_at !== null && clock(pass.in_at),
                  pass.overridden && text('gate_is_overridden'),
                  pass.away && text('gate_is_away'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button
              size="compact-md"
              variant="default"
              aria-label={text('gate_sign_out_one', { name: pass.name })}
              leftSection={<IconLogout2 size={18} aria-hidden />}
              onClick={() => onGo(pass)}
            >
              {text('gate_sign_out')}
            </Button>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <>
          <h3 className="m-0 text-lg">
            {text('gate_refused')} <span className="text-soft tabular-nums">{refused.length}</span>
          </h3>
          <ul className="bare stack gap-1">
            {refused.map(({ id, name, asked_at }) => (
              <li key={id}>
                {name} <small className="text-soft">{clock(asked_at)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Whether somebody is inside who may give the first aid that so many workers need. */
function FirstAid({ inside, rules }: { inside: readonly GatePass[]; rules: GateRules }) {
  const text = useText()
  const aidOf = (person: string | null) => rules.people.find(({ id }) => id === person)?.aid ?? []
  const { workers, wants, givers, covered } = firstAidInside(
    inside
      .filter(({ visitor }) => !visitor)
      .map(({ name, person }) => ({ name, aid: aidOf(person) })),
    rules.aid_tiers,
    rules.today,
  )
  if (wants === null) return null
  const level = text(wants === 'standard' ? 'gate_aid_standard' : 'gate_aid_emergency')
  return (
    <Notice tone={covered ? 'good' : 'danger'}>
      {covered
        ? text('gate_aid_covered', { names: givers.join(', ') })
        : text('gate_aid_bare', { count: workers, level })}
    </Notice>
  )
}
