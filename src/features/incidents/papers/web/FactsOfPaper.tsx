import { useText } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import classes from './papers.module.css'

type Props = { facts: readonly { label: string; words: string | null }[] }

/** What a paper says, with what is missing of it marked. */
export function FactsOfPaper({ facts }: Props) {
  const text = useText()
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, words }) => (
        <div key={label}>
          <dt className="hint font-medium">{label}</dt>
          <dd className="m-0 whitespace-pre break-anywhere">
            {words ?? <Tag tone="warning">{text('paper_missing')}</Tag>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
