import { MultiSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { isAnswered, labelIn, openFilling } from '../../../forms/definition/index.ts'
import { languageOf } from '../../reading/web/facts.ts'
import type { WholeSubmission } from '../../reading/web/whole-of.ts'

type Props = { of: WholeSubmission; value: string[]; onChange: (keys: string[]) => void }

/** Which questions are to be answered anew: the sender is led to each. */
export function ChooseQuestions({ of: { definition, answers }, value, onChange }: Props) {
  const { text, locale } = useLanguage()
  const asked = useMemo(() => {
    const filling = openFilling(definition, answers)
    const language = languageOf(definition, locale)
    return definition.fields
      .filter((field) => isAnswered(field) && filling.get(field.key).visible)
      .map((field) => ({ value: field.key, label: labelIn(field, language) }))
  }, [definition, answers, locale])
  return (
    <MultiSelect
      mt="md"
      label={text('submission_return_questions')}
      description={text('submission_return_questions_hint')}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={text('input_select_nothing')}
      data={asked}
      value={value}
      onChange={onChange}
    />
  )
}
