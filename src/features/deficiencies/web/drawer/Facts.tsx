import { Link } from 'react-router'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf } from '../../../../register/define.ts'
import { kindOf } from '../../../../register/fields/all.ts'
import { ShownValue } from '../../../../register/web/show/ShownValue.tsx'
import { RiskCell } from '../../../hazards/web/index.ts'
import { deficiencies } from '../../deficiencies.register.ts'
import classes from './drawer.module.css'
import type { Deficiency } from './use-deficiency.ts'

/** Said even where there is nothing to say. */
const always = ['owner', 'due_on', 'source'] as const
const wherePresent = [
  'location',
  'project',
  'asset',
  'form',
  'incident',
  'order_reference',
  'comply_by',
  'category',
  'hazard',
  'before_band',
  'raised_by',
  'raised_on',
  'immediate_action',
  'root_cause',
  'corrective_action',
  'preventive_action',
  'control_level',
  'after_band',
  'cost',
  'effectiveness_due',
  'accepted_until',
] as const

/** Its rating, the ratings it is made from, and the version of the matrix. */
function Risk({ row, when }: { row: Deficiency; when: 'before' | 'after' }) {
  const text = useText()
  const ratings = [row[`${when}_probability`], row[`${when}_severity`]]
  return (
    <>
      <RiskCell row={row} when={when} /> {ratings.map((rating) => rating?.name).join(' × ')}
      <small className="block text-soft">
        {text('risk_rated_by', { number: String(row[`${when}_matrix`]) })}
      </small>
    </>
  )
}

/** What is known of it. */
export function Facts({ row }: { row: Deficiency }) {
  const { text, say } = useLanguage()
  const shown = [...always, ...wherePresent.filter((name) => row[name] !== null)]
  const value = (name: (typeof shown)[number]) => {
    if (name === 'owner' && row.owner === null)
      return row.owner_name ?? <em className={classes.missing}>{text('deficiency_no_owner')}</em>
    if (name === 'source' && row.submission !== null)
      return (
        <Link to={`/dashboard/submissions/edit/${row.submission.id}`}>{row.submission.name}</Link>
      )
    if (name === 'before_band') return <Risk row={row} when="before" />
    if (name === 'after_band') return <Risk row={row} when="after" />
    const [field, known] = [fieldOf(deficiencies, name), row[name]]
    // A list has one line for words; here they are read whole.
    if (kindOf(field).filter === 'text') return String(known)
    return <ShownValue field={field} value={known} />
  }
  return (
    <dl className={classes.facts}>
      {shown.map((name) => (
        <div key={name}>
          <dt className="hint">{say(labelOf(name, fieldOf(deficiencies, name)))}</dt>
          <dd className="m-0 break-anywhere">{value(name)}</dd>
        </div>
      ))}
    </dl>
  )
}
