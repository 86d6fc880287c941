import { useSay } from '../../../kit/web/language/Language.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import { sayOption } from '../../fields/choice.ts'
import type { Field } from '../../fields/field.ts'
import { ShownWords } from './ShownWords.tsx'

type Props = { value: string; field: Field }

/** A choice: a tag where its values have tones, plain words where none of them means more. */
export function ShownChoice({ value, field }: Props) {
  const say = useSay()
  const { tones } = field
  const words = sayOption(field, value, say)
  if (tones === undefined) return <ShownWords words={words} />
  return <Tag tone={tones[value] ?? 'neutral'}>{words}</Tag>
}
