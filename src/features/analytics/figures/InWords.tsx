import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './figures.module.css'
import type { FigureSentence } from './in-words.ts'

const most = 5

/** What a screen of figures says before it shows them. */
export function InWords({ sentences }: { sentences: readonly FigureSentence[] }) {
  const text = useText()
  if (sentences.length === 0) return null
  return (
    <ul className={`${classes.words} bare stack gap-2`} aria-label={text('says_title')}>
      {sentences.slice(0, most).map(({ words, to }) => (
        <li key={words}>
          {words}
          {to !== null && (
            <>
              {' '}
              <Link to={to} aria-label={text('says_show_of', { words })}>
                {text('says_show')}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
