import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import { Prose } from '../prose/web/Prose.tsx'
import { pageFacts } from '../prose/web/texts.ts'
import { Head } from './Head.tsx'
import { InEnglish } from './InEnglish.tsx'
import classes from './site.module.css'

/** A page that is a text, named as its address is. */
export default function ProseScreen() {
  const text = useText()
  const name = useLocation().pathname.replaceAll('/', '')
  const facts = pageFacts.get(name)
  if (facts === undefined) return null
  return (
    <article className={classes.text}>
      <Head title={facts.title} description={facts.summary} />
      <header>
        <h1 lang="en" tabIndex={-1}>
          {facts.title}
        </h1>
        <p lang="en">{facts.summary}</p>
        <InEnglish />
      </header>
      <Suspense>
        <Prose name={`pages/${name}`} />
      </Suspense>
      <div className={classes.ways}>
        <LinkButton to="/features">{text('page_features')}</LinkButton>
        <LinkButton to="/pricing" look="outline">
          {text('page_pricing')}
        </LinkButton>
      </div>
    </article>
  )
}
