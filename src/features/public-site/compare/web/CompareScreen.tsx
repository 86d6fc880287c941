import { Link } from 'react-router'
import { keysOf } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Head } from '../../web/Head.tsx'
import { InEnglish } from '../../web/InEnglish.tsx'
import site from '../../web/site.module.css'
import { points } from '../product.ts'
import { products } from '../products/all.ts'
import { AboutSources } from './AboutSources.tsx'
import classes from './compare.module.css'
import { verdictWords } from './verdict-words.ts'

/** Five products beside ours. */
export default function CompareScreen() {
  const { text } = useLanguage()
  const all = Object.entries(products)
  return (
    <div className={site.section}>
      <Head
        title={text('page_compare')}
        description="Plumbline beside SafetyCulture, Procore, HammerTech, VelocityEHS and Dashpivot: each statement with its source and day, unknown as unknown, and where they are ahead said first."
      />
      <header className={site.opening}>
        <h1 tabIndex={-1}>{text('page_compare')}</h1>
        <p lang="en">
          Five products that people ask us about. Each is older than ours, and each is ahead of it
          somewhere: the pages below begin with that.
        </p>
        <InEnglish />
      </header>
      <div lang="en">
        <ul className={site.cards}>
          {all.map(([slug, { name, summary, ahead }]) => (
            <li key={slug}>
              <Link to={`/compare/${slug}`}>
                <h2 className="text-lg">{name}</h2>
                <p>{summary}</p>
                <p>Ahead of us in {ahead.length} things that we found.</p>
              </Link>
            </li>
          ))}
        </ul>
        <h2 className={classes.title}>Side by side</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
        <section className={classes.wide} aria-label="Side by side" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Subject</th>
                <th scope="col">Plumbline</th>
                {all.map(([slug, { name }]) => (
                  <th scope="col" key={slug}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keysOf(points).map((point) => (
                <tr key={point}>
                  <th scope="row">{points[point].title}</th>
                  <td data-label="Plumbline">{points[point].ours}</td>
                  {all.map(([slug, { name, found }]) => (
                    <td key={slug} data-label={name}>
                      <Link to={`/compare/${slug}#${point}`} data-verdict={found[point].verdict}>
                        {verdictWords[found[point].verdict]}
                      </Link>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <AboutSources />
      </div>
    </div>
  )
}
