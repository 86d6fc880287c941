import { Link, useParams } from 'react-router'
import { keysOf } from '../../../../kit/own.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { LinkButton } from '../../../../kit/web/plain/Button.tsx'
import { Head } from '../../web/Head.tsx'
import { InEnglish } from '../../web/InEnglish.tsx'
import { NothingHere } from '../../web/NothingHere.tsx'
import site from '../../web/site.module.css'
import { points, type Statement, seen } from '../product.ts'
import { products } from '../products/all.ts'
import { AboutSources } from './AboutSources.tsx'
import classes from './compare.module.css'
import { verdictWords } from './verdict-words.ts'

/** The page that a statement comes from, and its days. */
function SourceOf({ url, dated }: Pick<Statement, 'url' | 'dated'>) {
  return (
    <span className="hint">
      <a href={url} rel="noreferrer nofollow">
        {new URL(url).hostname}
      </a>
      , seen {seen}
      {dated === undefined ? ', the page shows no date' : `, the page is of ${dated}`}
    </span>
  )
}

/** One other product beside ours; first where it is ahead. */
export default function CompetitorScreen() {
  const text = useText()
  const { competitor = '' } = useParams()
  const product = Object.hasOwn(products, competitor) ? products[competitor] : undefined
  if (product === undefined) return <NothingHere to="/compare" />
  const { name, summary, ahead, found, price, unknown } = product
  return (
    <article className={site.section} lang="en">
      <Head
        title={`Plumbline and ${name}`}
        description={`${name} beside Plumbline: where ${name} is ahead, what differs, what is the same and what is unknown, each with its source and day.`}
      />
      <header className={site.opening}>
        <h1 tabIndex={-1}>Plumbline and {name}</h1>
        <p>{summary}</p>
        <InEnglish />
      </header>
      <section className={classes.ahead}>
        <h2>Where {name} is ahead</h2>
        <ul>
          {ahead.map((statement) => (
            <li key={statement.says}>
              {statement.says} <SourceOf {...statement} />
            </li>
          ))}
        </ul>
      </section>
      <h2 className={classes.title}>Side by side</h2>
      <div className={classes.points}>
        {keysOf(points).map((point) => {
          const one = found[point]
          return (
            <section key={point} id={point}>
              <h3>{points[point].title}</h3>
              <div>
                <strong>Plumbline</strong>
                <p>{points[point].ours}</p>
              </div>
              <div>
                <strong>{name}</strong>
                <p className="hint" data-verdict={one.verdict}>
                  {verdictWords[one.verdict]}
                </p>
                {one.verdict !== 'unknown' && (
                  <p>
                    {one.says} <SourceOf {...one} />
                  </p>
                )}
              </div>
            </section>
          )
        })}
      </div>
      <h2 className={classes.title}>Price</h2>
      <ul className={classes.price}>
        <li>Plumbline: free, self-hosted. You pay for the machine and its care.</li>
        {price.map((one) => (
          <li key={one.says}>
            {text('labelled', { label: name, what: one.says })}{' '}
            {'url' in one && <SourceOf {...one} />}
          </li>
        ))}
      </ul>
      <h2 className={classes.title}>What we do not know of {name}</h2>
      <p className="max-w-prose mt-2">{unknown}</p>
      <AboutSources />
      <div className={site.ways}>
        <LinkButton to="/features">{text('page_features')}</LinkButton>
        <LinkButton to="/compare" look="outline">
          {text('page_compare')}
        </LinkButton>
      </div>
      <p className="mt-4">
        <Link to="/plumbline-ideas/leaving-a-vendor-with-all-your-data">
          Leaving a vendor with all your data
        </Link>
      </p>
    </article>
  )
}
