import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { FillFormButton } from '../../submissions/web/index.ts'
import type { FirstStep } from '../home.contract.ts'
import classes from './home.module.css'

const ways = {
  project: '/dashboard/projects/create',
  people: '/dashboard/users/create',
  form: null,
  signed: '/dashboard/submissions/unsigned',
} as const satisfies Record<FirstStep, string | null>

/** What leads a new company to its first signed form; the first that is not done has the way to it. */
export function FirstSteps({ steps }: { steps: readonly { name: FirstStep; done: boolean }[] }) {
  const text = useText()
  const next = steps.find(({ done }) => !done)?.name
  return (
    <section className={`${classes.widget} ${classes.steps}`} aria-labelledby="first-steps">
      <h2 id="first-steps" className="title-3">
        {text('home_first_steps')}
      </h2>
      <ol className={classes.stepList}>
        {steps.map(({ name, done }) => (
          <li key={name} data-done={done || undefined}>
            {done ? (
              <IconCircleCheckFilled size={22} aria-label={text('home_step_done')} role="img" />
            ) : (
              <IconCircle size={22} aria-hidden="true" />
            )}
            <div>
              <p>{text(`home_step_${name}`)}</p>
              {name === next && <p className="hint">{text(`home_step_${name}_hint`)}</p>}
            </div>
            {name === next && <Way to={ways[name]} label={text(`home_step_${name}_go`)} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Way({ to, label }: { to: string | null; label: string }) {
  if (to === null) return <FillFormButton />
  return (
    <Button component={Link} to={to}>
      {label}
    </Button>
  )
}
