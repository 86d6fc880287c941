import { keysOf } from '../../../../kit/own.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { LinkButton } from '../../../../kit/web/plain/Button.tsx'
import { Head } from '../../web/Head.tsx'
import { Shot, type ShotName } from '../../web/Shot.tsx'
import site from '../../web/site.module.css'
import { pageWords, usePageWords } from '../../web/use-page-words.ts'
import { type Area, areas } from '../areas.ts'
import english from '../words/en.json'
import classes from './tour.module.css'
import { useAreaNames } from './use-area-names.ts'

const shots: Partial<Record<Area, ShotName>> = {
  forms: 'build',
  submissions: 'fill',
  deficiencies: 'fix',
  plans: 'see',
  talks: 'talk',
  training: 'train',
  documents: 'read',
  law: 'law',
}

const featureWords = pageWords(english, {
  fr: () => import('../words/fr.json'),
  es: () => import('../words/es.json'),
})

/** What the product does, subject by subject. */
export default function FeaturesScreen() {
  const text = useText()
  const names = useAreaNames()
  const words = usePageWords(featureWords)
  return (
    <div className={site.section}>
      <Head title={words.title} description={words.description} translated />
      <header className={site.opening}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <nav className={classes.contents} aria-label={words.contents}>
        {keysOf(areas).map((area) => (
          <a key={area} href={`#${area}`}>
            {names[area].title}
          </a>
        ))}
      </nav>
      {keysOf(areas).map((area) => {
        const shot = shots[area]
        return (
          <section key={area} id={area} className={classes.area} data-pictured={shot && true}>
            <div>
              <h2>{names[area].title}</h2>
              <p className={site.lead}>{names[area].short}</p>
              <ul>
                {Object.entries(words.points[area]).map(([key, point]) => (
                  <li key={key}>{point}</li>
                ))}
              </ul>
            </div>
            {shot && <Shot name={shot} />}
          </section>
        )
      })}
      <div className={site.ways}>
        <LinkButton to="/get-started">{text('sign_up')}</LinkButton>
        <LinkButton to="/compare" look="outline">
          {text('page_compare')}
        </LinkButton>
      </div>
    </div>
  )
}
