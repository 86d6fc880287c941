import { RequestForm } from '../../requests/web/RequestForm.tsx'
import { Head } from '../../web/Head.tsx'
import { SoftwareFacts } from '../../web/SoftwareFacts.tsx'
import site from '../../web/site.module.css'
import { pageWords, usePageWords } from '../../web/use-page-words.ts'
import english from '../words/en.json'
import { Calculator } from './Calculator.tsx'
import classes from './pricing.module.css'

const ways = ['own', 'theirs', 'try'] as const

const pricingWords = pageWords(english, {
  fr: () => import('../words/fr.json'),
  es: () => import('../words/es.json'),
})

/** What it costs, which is the machine, and the form that every "Free trial" leads to. */
export default function PricingScreen() {
  const words = usePageWords(pricingWords)
  return (
    <div className={site.section}>
      <Head title={words.title} description={words.description} translated />
      <SoftwareFacts description={words.description} />
      <header className={site.opening}>
        <h1 tabIndex={-1}>{words.headline}</h1>
        <p>{words.lead}</p>
      </header>
      <ul className={classes.ways}>
        {ways.map((way) => {
          const { title, price, text, ...points } = words.ways[way]
          return (
            <li key={way} className="card p-6">
              <h2 className="title-3">{title}</h2>
              <p className={classes.price}>{price}</p>
              <p>{text}</p>
              <ul>
                {Object.entries(points).map(([key, point]) => (
                  <li key={key}>{point}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      <Calculator words={words.calculator} />
      <section className={classes.part}>
        <h2>{words.takes.title}</h2>
        <dl className={classes.takes}>
          {Object.entries(words.takes).map(([key, need]) =>
            typeof need === 'string' ? null : (
              <div key={key}>
                <dt>{need.what}</dt>
                <dd>{need.how}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
      <section id="pricing-form" className={classes.part}>
        <h2>{words.form.title}</h2>
        <p className={site.lead}>{words.form.lead}</p>
        <div className={classes.form}>
          <RequestForm kind="trial" />
        </div>
      </section>
    </div>
  )
}
