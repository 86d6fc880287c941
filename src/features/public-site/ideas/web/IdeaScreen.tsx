import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Prose } from '../../prose/web/Prose.tsx'
import { Head } from '../../web/Head.tsx'
import { InEnglish } from '../../web/InEnglish.tsx'
import { NothingHere } from '../../web/NothingHere.tsx'
import site from '../../web/site.module.css'
import { ideaFacts, ideasFor } from './idea-facts.ts'
import classes from './ideas.module.css'

/** One article, with its facts for search engines (schema.org) and others of its topics. */
export default function IdeaScreen() {
  const { locale, text } = useLanguage()
  const { slug = '' } = useParams()
  const facts = ideaFacts.get(slug)
  if (facts === undefined) return <NothingHere to="/plumbline-ideas" />
  const { title, summary, reviewed, minutes, topics, example } = facts
  const others = topics
    .flatMap((topic) => ideasFor(topic, ''))
    .filter(([other], at, all) => other !== slug && all.findIndex(([one]) => one === other) === at)
  return (
    <article className={site.text} itemScope itemType="https://schema.org/Article">
      <Head title={title} description={summary} />
      <meta itemProp="inLanguage" content="en" />
      <meta itemProp="description" content={summary} />
      <header>
        <Link to="/plumbline-ideas">{text('page_ideas')}</Link>
        <h1 lang="en" tabIndex={-1} itemProp="headline">
          {title}
        </h1>
        <p lang="en">{summary}</p>
        <p className="hint">
          {example && `${text('idea_example')} · `}
          {text('idea_minutes', { count: minutes })} ·{' '}
          <time dateTime={reviewed} itemProp="dateModified">
            {text('idea_reviewed', { day: dayIn(locale, reviewed) })}
          </time>
        </p>
        <InEnglish />
      </header>
      <div itemProp="articleBody">
        <Suspense>
          <Prose name={`ideas/${slug}`} />
        </Suspense>
      </div>
      <p className="hint mt-4">{text('idea_no_advice')}</p>
      {others.length > 0 && (
        <nav className={classes.more} aria-label={text('idea_more')}>
          <h2 className="title-3">{text('idea_more')}</h2>
          <ul className={site.cards} lang="en">
            {others.slice(0, 3).map(([other, { title: says, summary: about }]) => (
              <li key={other}>
                <Link to={`/plumbline-ideas/${other}`}>
                  <h3 className="text-lg">{says}</h3>
                  <p>{about}</p>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
