import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf } from '../../../../register/define.ts'
import { ShownValue } from '../../../../register/web/show/ShownValue.tsx'
import { deficiencies } from '../../deficiencies.register.ts'
import classes from './drawer.module.css'
import type { Deficiency } from './use-deficiency.ts'

/** Said even where there is nothing to say. */
const always = ['owner', 'due_on', 'location', 'source'] as const
const wherePresent = [
  'project',
  'asset',
  'form',
  'incident_number',
  'order_reference',
  'comply_by',
  'category',
  'hazard',
  'raised_by',
  'raised_on',
  'immediate_action',
  'root_cause',
  'corrective_action',
  'preventive_action',
  'control_level',
  'cost',
  'effectiveness_due',
  'accepted_until',
] as const

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
    return <ShownValue field={fieldOf(deficiencies, name)} value={row[name]} />
  }
  return (
    <dl className={classes.facts}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{say(labelOf(name, fieldOf(deficiencies, name)))}</dt>
          <dd>{value(name)}</dd>
        </div>
      ))}
    </dl>
  )
}
