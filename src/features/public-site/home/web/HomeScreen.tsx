import { Link } from 'react-router'
import { keysOf } from '../../../../kit/own.ts'
import { LinkButton } from '../../../../kit/web/plain/Button.tsx'
import { areas } from '../../tour/areas.ts'
import { useAreaNames } from '../../tour/web/use-area-names.ts'
import { Head } from '../../web/Head.tsx'
import { Shot } from '../../web/Shot.tsx'
import { SoftwareFacts } from '../../web/SoftwareFacts.tsx'
import site from '../../web/site.module.css'
import { pageWords, usePageWords } from '../../web/use-page-words.ts'
import english from '../words/en.json'
import classes from './home.module.css'

const steps = ['talk', 'fill', 'fix', 'see'] as const

const homeWords = pageWords(english, {
  fr: () => import('../words/fr.json'),
  es: () => import('../words/es.json'),
})

/** The front page: what this is, and what is true of it today. */
export default function HomeScreen() {
  const words = usePageWords(homeWords)
  return (
    <>
      <Head title={`Plumbline · ${words.headline}`} description={words.description} translated />
      <SoftwareFacts description={words.description} />
      <section className={classes.hero}>
        <div>
          <h1 tabIndex={-1}>{words.headline}</h1>
          <p>{words.lead}</p>
          <div className={site.ways}>
            <LinkButton to="/get-started">{words.try}</LinkButton>
            <LinkButton to="/features" look="outline">
              {words.tour}
            </LinkButton>
          </div>
        </div>
        <Plumb />
      </section>
      <ul className={classes.facts}>
        {Object.entries(words.facts).map(([key, fact]) => (
          <li key={key}>{fact}</li>
        ))}
      </ul>
      <section className={site.section} aria-labelledby="day">
        <h2 id="day">{words.day}</h2>
        <p className={site.lead}>{words.dayLead}</p>
        <ol className={classes.day}>
          {steps.map((step) => (
            <li key={step}>
              <div>
                <h3 className="title-3">{words.steps[step].title}</h3>
                <p>{words.steps[step].text}</p>
              </div>
              <Shot name={step} />
            </li>
          ))}
        </ol>
      </section>
      <section className={site.section} aria-labelledby="today">
        <h2 id="today">{words.areas}</h2>
        <p className={site.lead}>{words.areasLead}</p>
        <Areas />
        <div className={site.ways}>
          <LinkButton to="/features" look="outline">
            {words.more}
          </LinkButton>
        </div>
      </section>
      <section className={site.band}>
        <div className={site.pair}>
          <div>
            <h2>{words.proof.title}</h2>
            <p>{words.proof.text}</p>
            <Link className="lone" to="/features#proof">
              {words.proof.link}
            </Link>
          </div>
          <div>
            <h2>{words.law.title}</h2>
            <p>{words.law.text}</p>
            <Link className="lone" to="/plumbline-ideas">
              {words.law.link}
            </Link>
          </div>
        </div>
      </section>
      <section className={site.section}>
        <div className={site.pair}>
          <div>
            <h2>{words.start.title}</h2>
            <p>{words.start.text}</p>
            <pre className={classes.commands}>
              <code>{'npm start\nnpm test'}</code>
            </pre>
            <Link className="lone" to="/pricing">
              {words.start.link}
            </Link>
          </div>
          <div>
            <h2>{words.honest.title}</h2>
            <p>{words.honest.text}</p>
            <Link className="lone" to="/compare">
              {words.honest.link}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}

function Areas() {
  const names = useAreaNames()
  return (
    <ul className={site.cards}>
      {keysOf(areas).map((area) => (
        <li key={area}>
          <Link to={`/features#${area}`}>
            <h3 className="text-lg">{names[area].title}</h3>
            <p>{names[area].short}</p>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The plumb bob at rest beside a wall that is out of true: the picture of the front page. */
function Plumb() {
  return (
    <svg className={classes.plumb} viewBox="0 0 320 400" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.500" opacity=".32">
        <path d="M32 390V40l104-7v357z" />
        <path d="M32 98l104-5M32 156l104-4M32 215h104M32 273h104M32 331h104M84 37v58M58 97v57M110 95v58M84 154v61M58 215v58M110 215v58M84 273v58M58 331v59M110 331v59" />
      </g>
      <path d="M176 12h88" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <g className={classes.bob}>
        <path d="M220 12v216" stroke="currentColor" strokeWidth="2.500" />
        <rect x="199" y="222" width="42" height="15" rx="5" fill="currentColor" />
        <path d="M203 237h34l-17 74z" fill="#ff6a13" />
        <path d="M220 237h17l-17 74z" fill="#d24f00" />
      </g>
      <path d="M220 322v50" stroke="currentColor" strokeWidth="1.500" strokeDasharray="2 6" />
      <path d="M160 372h120" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" />
      <path d="M212 372l8-10 8 10z" fill="currentColor" />
    </svg>
  )
}
