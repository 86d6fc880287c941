import { Schemes } from './Schemes.tsx'
import classes from './specimen.module.css'

const shapes = [
  { name: '--radius', use: 'Buttons, inputs, rows', style: { borderRadius: 'var(--radius)' } },
  { name: '--radius-large', use: 'Cards, dialogs', style: { borderRadius: 'var(--radius-large)' } },
  { name: 'round', use: 'Tags, faces', style: { borderRadius: '999px' } },
  {
    name: '--shadow',
    use: 'What lies over the page',
    style: { borderRadius: 'var(--radius-large)' },
    className: classes.over,
  },
]

export function ShapeExample() {
  return (
    <>
      <p>
        A line parts what lies on the page; a shadow is for what lies over it. Paper keeps the line.
      </p>
      <Schemes>
        <ul className={classes.shapes}>
          {shapes.map(({ name, use, ...look }) => (
            <li
              className="grid content-center justify-items-center p-3 bg-surface border-strong text-sm text-center"
              key={name}
              {...look}
            >
              <code>{name}</code>
              <small>{use}</small>
            </li>
          ))}
        </ul>
      </Schemes>
    </>
  )
}
