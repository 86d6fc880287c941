import classes from './specimen.module.css'

const steps = [1, 2, 3, 4, 6, 8, 12, 20]

export function SpaceExample() {
  return (
    <>
      <p>
        Eight steps, each named by how many quarters of a rem it is. What belongs together stands at
        1 to 3, parts of a screen at 6, screens end at 12.
      </p>
      <ul className={`${classes.spaces} bare grid gap-3`}>
        {steps.map((step) => (
          <li className="grid items-center gap-4" key={step}>
            <code>--space-{step}</code>
            <span style={{ width: `var(--space-${step})` }} />
            <small>{step / 4} rem</small>
          </li>
        ))}
      </ul>
    </>
  )
}
