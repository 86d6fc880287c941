import { Link } from 'react-router'
import { LinkButton } from '../../../../kit/web/plain/Button.tsx'
import { Head } from '../../web/Head.tsx'
import site from '../../web/site.module.css'
import { pageWords, usePageWords } from '../../web/use-page-words.ts'
import english from '../words/en.json'
import classes from './start.module.css'

const startWords = pageWords(english, {
  fr: () => import('../words/fr.json'),
  es: () => import('../words/es.json'),
})

/** The ways in, for somebody who has no account. */
export default function StartScreen() {
  const words = usePageWords(startWords)
  return (
    <div className={site.section}>
      <Head title={words.title} description={words.description} translated />
      <header className={site.opening}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <div className={classes.ways}>
        <section className="card p-6">
          <h2 className="title-3">{words.own.title}</h2>
          <p>{words.own.text}</p>
          <pre>
            <code>npm start</code>
          </pre>
          <Link to="/pricing">{words.own.more}</Link>
        </section>
        <section className="card p-6">
          <h2 className="title-3">{words.here.title}</h2>
          <p>{words.here.text}</p>
          <div>
            <LinkButton to="/pricing#pricing-form">{words.here.ask}</LinkButton>
          </div>
        </section>
        <section className="card p-6">
          <h2 className="title-3">{words.invited.title}</h2>
          <p>{words.invited.text}</p>
          <div>
            <LinkButton to="/login" look="outline">
              {words.invited.login}
            </LinkButton>
          </div>
        </section>
      </div>
    </div>
  )
}
