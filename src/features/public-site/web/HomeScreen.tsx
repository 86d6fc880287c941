import type { MessageKey } from '../../../kit/web/language/catalogue.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import { Plumb } from './Plumb.tsx'
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
        <h2 id="today">{text('home_today')}</h2>
        <ul>
          {truths.map(({ title, text: words }) => (
            <li key={title}>
              <h3>{text(title)}</h3>
              <p>{text(words)}</p>
            </li>
          ))}
        </ul>
        <p className={classes.aside}>{text('home_honest')}</p>
      </section>
    </>
  )
}
