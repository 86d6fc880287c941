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
      <ul className={classes.scale}>
        {scale.map(([token, weight, use]) => (
          <li key={token}>
            <span
              className={classes.sample}
              style={{ fontSize: `var(--${token})`, fontWeight: weight }}
            >
              {use}
            </span>
            <code>
              --{token} · {weight}
            </code>
          </li>
        ))}
        <li>
          <span className={classes.sample} style={{ fontFamily: 'var(--font-code)' }}>
            8QF2-KM7D
          </span>
          <code>--font-code</code>
        </li>
      </ul>
    </>
  )
}
