import { Link } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { AskedState, type Coverage } from './AskedState.tsx'
import classes from './coverage.module.css'
import { SignedShare } from './SignedShare.tsx'

type Document = Coverage['documents'][number]

const recordOf = ({ register, id }: Document) => `/dashboard/${register}/record/${id}`

/** What scrolls must be reached by keyboard. */
const reached = { tabIndex: 0 }

/** People × documents; where that has no room, each person with their documents. */
export function CoverageTable({ documents, people }: Pick<Coverage, 'documents' | 'people'>) {
  const text = useText()
  return (
    <>
      <section className={classes.wide} aria-label={text('nav_coverage')} {...reached}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text('asked_person')}</th>
              {documents.map((document) => (
                <th key={document.id} scope="col">
                  <Link to={recordOf(document)}>{document.title}</Link>
                  <SignedShare
                    of={document.people}
                    signed={document.signed}
                    overdue={document.overdue}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, detail, asked, ...counts }) => {
              const byDocument = new Map(asked.map((signoff) => [signoff.document, signoff]))
              return (
                <tr key={id}>
                  <th scope="row">
                    <span className="break-anywhere">{name}</span>
                    {detail !== null && <small className="hint block">{detail}</small>}
                    <SignedShare
                      of={counts.documents}
                      signed={counts.signed}
                      overdue={counts.overdue}
                    />
                  </th>
                  {documents.map((document) => {
                    const signoff = byDocument.get(document.id)
                    return (
                      <td key={document.id}>
                        {signoff === undefined ? (
                          <span className="hint">{text('asked_not_for')}</span>
                        ) : (
                          <div className={classes.state}>
                            <AskedState signoff={signoff} />
                          </div>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <ul className={classes.narrow}>
        {people.map(({ id, name, detail, asked, ...counts }) => (
          <li key={id} className="stack gap-2">
            <strong className="break-anywhere">
              {name} {detail !== null && <small className="hint">{detail}</small>}
            </strong>
            <SignedShare of={counts.documents} signed={counts.signed} overdue={counts.overdue} />
            <ul className={classes.asked}>
              {documents.flatMap((document) => {
                const signoff = asked.find((one) => one.document === document.id)
                return signoff === undefined
                  ? []
                  : [
                      <li key={document.id}>
                        <Link to={recordOf(document)}>{document.title}</Link>
                        <AskedState signoff={signoff} />
                      </li>,
                    ]
              })}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
