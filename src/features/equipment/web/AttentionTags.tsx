import { useSay } from '../../../kit/web/language/Language.tsx'
import { Tag, type TagTone } from '../../../kit/web/theme/Tag.tsx'
import { sayOption } from '../../../register/fields/choice.ts'
import type { Field } from '../../../register/fields/field.ts'
import classes from './attention.module.css'

type Props = {
  field: Field
  values: readonly string[]
  tones: Readonly<Record<string, TagTone>>
}

/** Why a record needs somebody, in a tag each. */
export function AttentionTags({ field, values, tones }: Props) {
  const say = useSay()
  return (
    <span className={`${classes.tags} inline-flex flex-wrap gap-1`}>
      {values.map((value) => (
        <Tag key={value} tone={tones[value] ?? 'notice'}>
          {sayOption(field, value, say)}
        </Tag>
      ))}
    </span>
  )
}
