import { UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Trouble } from '../../../../../kit/drafts/outbox.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { type Filling, labelIn } from '../../../../forms/definition/index.ts'
import { goTo } from '../../../../forms/web/index.ts'
import { languageOf } from '../../../reading/web/facts.ts'
import { troubleWords } from '../outbox/trouble-words.ts'
import classes from './fill.module.css'
import { refusedIn } from './refused.ts'

/** What the server said of the attempt, each question with the way to it; the first is gone to. */
export function TroubleNote({ filling, trouble }: { filling: Filling; trouble: Trouble }) {
  const { text, locale } = useLanguage()
  const language = languageOf(filling.definition, locale)
  const wrong = refusedIn(filling, trouble)
  const [first] = useState(wrong.find(({ place }) => place !== undefined)?.place)
  useEffect(() => {
    if (first !== undefined) goTo(first)
  }, [first])
  return (
    <div className={classes.note} data-tone="danger" role="alert">
      <p>{troubleWords(text, trouble)}</p>
      {wrong.length > 0 && (
        <ul className="m-0 w-full">
          {wrong.map(({ path, place, question, words }) => (
            <li key={path}>
              {place === undefined ? (
                words
              ) : (
                <UnstyledButton data-link onClick={() => goTo(place)}>
                  {question === undefined
                    ? words
                    : text('labelled', { label: labelIn(question, language), what: words })}
                </UnstyledButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
