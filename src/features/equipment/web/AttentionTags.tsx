import { useSay } from '../../../kit/web/language/Language.tsx'
import { Tag, type Tone } from '../../../kit/web/theme/Tag.tsx'
import { optionsOf } from '../../../register/fields/choice.ts'
import type { Field } from '../../../register/fields/field.ts'
import classes from './attention.module.css'

type Props = {
  field: Field
  values: readonly string[]
  tones: Readonly<Record<string, Tone>>
}

/** Why a record needs somebody, in a tag each. */
export function AttentionTags({ field, values, tones }: Props) {
  const say = useSay()
  return (
    <span className={classes.tags}>
      {values.map((value) => (
        <Tag key={value} tone={tones[value] ?? 'notice'}>
          {say(optionsOf(field)[value] ?? value)}
        </Tag>
      ))}
    </span>
  )
}
