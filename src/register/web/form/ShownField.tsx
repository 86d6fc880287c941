import { useSay } from '../../../kit/web/language/Language.tsx'
import type { Field } from '../../fields/field.ts'
import classes from './form.module.css'
import { wordsOf } from './words.ts'

type Props = { field: Field; label: string; value: unknown }

/** A value that nobody changes here. */
export function ShownField({ field, label, value }: Props) {
  const say = useSay()
  return (
    <dl className={classes.shown} style={{ margin: 0 }}>
      <dt>{label}</dt>
      <dd>{wordsOf(field, value, say) || '—'}</dd>
    </dl>
  )
}
