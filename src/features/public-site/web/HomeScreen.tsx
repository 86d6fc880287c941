import type { MessageKey } from '../../../kit/web/language/catalogue.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import classes from './site.module.css'

const truths: { title: MessageKey; text: MessageKey }[] = [
  { title: 'home_forms_title', text: 'home_forms_text' },
  { title: 'home_access_title', text: 'home_access_text' },
  { title: 'home_proof_title', text: 'home_proof_text' },
  { title: 'home_own_title', text: 'home_own_text' },
]

/** The front page: what this is, and what is true of it today. */
export default function HomeScreen() {
  const text = useText()
  return (
    <>
      <title>{`Plumbline · ${text('home_headline')}`}</title>
      <section className={classes.hero}>
        <div>
          <h1 tabIndex={-1}>{text('home_headline')}</h1>
          <p>{text('home_lead')}</p>
          <div className={classes.ways}>
            <LinkButton to="/pricing#pricing-form">{text('free_trial')}</LinkButton>
            <LinkButton to="/book-a-demo" look="outline">
              {text('page_book_a_demo')}
            </LinkButton>
          </div>
        </div>
        <Plumb />
      </section>
      <section className={classes.today} aria-labelledby="today">
        <h2 className="title-2" id="today">
          {text('home_today')}
        </h2>
        <ul className="grid gap-4 p-0">
          {truths.map(({ title, text: words }) => (
            <li className="card p-6" key={title}>
              <h3 className="text-lg">{text(title)}</h3>
              <p>{text(words)}</p>
            </li>
          ))}
        </ul>
        <p className="max-w-prose text-soft">{text('home_honest')}</p>
      </section>
    </>
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
