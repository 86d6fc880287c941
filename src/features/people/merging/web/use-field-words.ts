import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { labelOf } from '../../../../register/define.ts'
import { users } from '../../users/users.register.ts'
import { mergedFields } from '../merged-fields.ts'

/** What a field that is merged is called; else the confidential ones, of which nothing is said. */
export function useFieldWords(): (name: string) => string {
  const { say, text } = useLanguage()
  return (name) => {
    const known = mergedFields.find((one) => one === name)
    return known === undefined
      ? text('person_confidential')
      : say(labelOf(known, users.fields[known]))
  }
}
