import classes from './reports.module.css'

/** Twenty-six weeks in a line, small: whether it goes on. */
export function Weeks({ weeks, label }: { weeks: readonly number[]; label: string }) {
  const most = Math.max(1, ...weeks)
  return (
    <svg
      className={`${classes.weeks} block`}
      width={weeks.length * 5}
      height={24}
      role="img"
      aria-label={label}
    >
      {weeks.map((count, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          key={at}
          x={at * 5}
          y={24 - Math.max(1, (count / most) * 24)}
          width={4}
          height={Math.max(1, (count / most) * 24)}
          data-none={count === 0 || undefined}
        />
      ))}
    </svg>
  )
}
