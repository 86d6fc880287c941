import { useQuery } from '@tanstack/react-query'
import { SelectInput } from '../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { choicesOf } from '../../../register/web/input/choices/use-choices.ts'
import { forms } from '../forms.register.ts'
import { categoriesKey } from './keys.ts'

type Props = { value: string | null; onChange: (category: string | null) => void }

/** The category that a new form goes into. */
export function CategoryChoice({ value, onChange }: Props) {
  const text = useText()
  const categories = useQuery({
    queryKey: categoriesKey,
    queryFn: ({ signal }) => choicesOf(forms, 'category', '', signal),
    staleTime: 0,
  })
  return (
    <SelectInput
      label={text('library_category')}
      options={categories.data ?? []}
      labelKey="name"
      value={value}
      onChange={onChange}
      required
    />
  )
}
