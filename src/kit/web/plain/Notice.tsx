import { type ReactNode, useEffect, useRef } from 'react'
import classes from './plain.module.css'

type Props = { tone: 'danger' | 'good' | 'calm'; children: ReactNode; takesFocus?: boolean }

/** What happened, in a box of its own; read aloud when it appears. */
export function Notice({ tone, children, takesFocus = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={box}
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      className={classes.notice}
      data-tone={tone}
    >
      {children}
    </div>
  )
}
