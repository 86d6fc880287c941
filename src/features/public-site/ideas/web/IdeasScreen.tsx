import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Head } from '../../web/Head.tsx'
import { InEnglish } from '../../web/InEnglish.tsx'
import site from '../../web/site.module.css'
import { ideaFacts, ideasFor } from './idea-facts.ts'
import classes from './ideas.module.css'

const description =
  'Articles for people who look after safety at work: talks, inspections, near misses, the law of Ontario and the United States, numbers and records. With sources and how certain they are.'

const topics = [...new Set([...ideaFacts.values()].flatMap((facts) => facts.topics))].sort()

/** The articles, by topic and by what is looked for. */
export default function IdeasScreen() {
  const text = useText()
  const [address, setAddress] = useSearchParams()
  const [sought, setSought] = useState('')
  const topic = address.get('topic') ?? undefined
  const found = ideasFor(topic, sought)
  return (
    <div className={site.section}>
      <Head title={text('page_ideas')} description={description} />
      <link rel="alternate" type="application/atom+xml" href="/plumbline-ideas/feed.xml" />
      <header className={site.opening}>
        <h1 tabIndex={-1}>{text('page_ideas')}</h1>
        <p lang="en">
          Written to be used on Monday. Each names its sources and how certain they are, the day on
          which it was last read against them, and what the product does about the subject.
        </p>
        <InEnglish />
      </header>
      <div className={classes.finder}>
        <Field
          label={text('ideas_search')}
          type="search"
          value={sought}
          onChange={({ currentTarget: { value } }) => setSought(value)}
        />
        <fieldset aria-label={text('ideas_topics')}>
          {topics.map((one) => (
            <button
              key={one}
              type="button"
              lang="en"
              aria-pressed={one === topic}
              onClick={() => setAddress(one === topic ? {} : { topic: one }, { replace: true })}
            >
              {one}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="hint" role="status">
        {text('ideas_found', { count: found.length })}
      </p>
      <ul className={site.cards} lang="en">
        {found.map(([slug, { title, summary, minutes, example }]) => (
          <li key={slug}>
            <Link to={`/plumbline-ideas/${slug}`}>
              <h2 className="text-lg">{title}</h2>
              <p>{summary}</p>
              <p className="hint">
                {example && `${text('idea_example')} · `}
                {text('idea_minutes', { count: minutes })}
              </p>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href="/plumbline-ideas/feed.xml">{text('ideas_feed')}</a>
      </p>
    </div>
  )
}
