import type { ReactNode } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './thread.module.css'

type Props = {
  message: { of_reporter: boolean; words: string; translation: string | null }
  by: string
  at: string
  children?: ReactNode
}

/** One message of a thread, with its translation where somebody typed one. */
export function ThreadMessage({ message, by, at, children }: Props) {
  const text = useText()
  const { of_reporter, words, translation } = message
  return (
    <section className={classes.message} data-of-reporter={of_reporter || undefined}>
      <p className="m-0 text-sm text-soft">
        <strong>{by}</strong> · {at}
      </p>
      <p className={classes.words}>{words}</p>
      {translation !== null && (
        <div>
          <p className="m-0 text-sm text-soft">{text('anonymous_translation')}</p>
          <p className={classes.words}>{translation}</p>
        </div>
      )}
      {children}
    </section>
  )
}
