import classes from './specimen.module.css'

const scale = [
  ['display', 750, 'The front page'],
  ['title-1', 650, 'The title of a screen'],
  ['title-2', 650, 'A part of it'],
  ['title-3', 650, 'A card, a question'],
  ['text-large', 550, 'What leads in'],
  ['text', 400, 'What is read'],
  ['text-small', 400, 'Labels, hints, tables'],
] as const

export function TypeExample() {
  return (
    <>
      <p>
        One family, the reader’s own where Inter is not there: nothing is loaded from another host.
        Sizes are tokens in <code>rem</code>, so that they follow what the reader set. Lines are
        1.55 high, titles 1.2; a line of text is at most 44rem long.
      </p>
      <ul className={`${classes.scale} bare grid gap-3`}>
        {scale.map(([token, weight, use]) => (
          <li className="grid items-baseline gap-x-4 gap-y-1 border-b" key={token}>
            <span
              className="leading-tight break-anywhere"
              style={{ fontSize: `var(--${token})`, fontWeight: weight }}
            >
              {use}
            </span>
            <code>
              --{token} · {weight}
            </code>
          </li>
        ))}
        <li className="grid items-baseline gap-x-4 gap-y-1 border-b">
          <span className="leading-tight break-anywhere" style={{ fontFamily: 'var(--font-code)' }}>
            8QF2-KM7D
          </span>
          <code>--font-code</code>
        </li>
      </ul>
    </>
  )
}
