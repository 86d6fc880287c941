import { Stack, Switch, Textarea } from '@mantine/core'
import type { ComponentType } from 'react'
import type { Locale } from '../../../../../kit/locales.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Question } from '../../../definition/question.ts'
import { change } from '../../builder-state.ts'
import { type Facet, kindOf } from '../../question-kinds.ts'
import { useBuilder, useFirstLanguage } from '../draft/builder-store.ts'
import { CalculationFacet } from './CalculationFacet.tsx'
import { CountFacet } from './CountFacet.tsx'
import { DatesFacet } from './DatesFacet.tsx'
import { DefaultFacet } from './DefaultFacet.tsx'
import { DeficiencyFacet } from './DeficiencyFacet.tsx'
import { InternalFacet } from './InternalFacet.tsx'
import { KindsFacet } from './KindsFacet.tsx'
import { LabelInput } from './LabelInput.tsx'
import { LengthFacet } from './LengthFacet.tsx'
import { LimitsFacet } from './LimitsFacet.tsx'
import { OptionsFacet } from './OptionsFacet.tsx'
import { PrefillFacet } from './PrefillFacet.tsx'
import { QuestionsFacet } from './QuestionsFacet.tsx'
import { SwitchFacet } from './SwitchFacet.tsx'
import { helpAs, helpSaid } from './said-in.ts'
import { WordFacet } from './WordFacet.tsx'

export type FacetProps = {
  facet: Facet
  question: Question
  language: Locale
  first: Locale
  set(given: Partial<Question>, touching?: string): void
}

const facets: Readonly<Partial<Record<Facet, ComponentType<FacetProps>>>> = {
  placeholder: WordFacet,
  unit: WordFacet,
  options: OptionsFacet,
  rows: OptionsFacet,
  limits: LimitsFacet,
  count: CountFacet,
  length: LengthFacet,
  dates: DatesFacet,
  default: DefaultFacet,
  prefill: PrefillFacet,
  multiple: SwitchFacet,
  kinds: KindsFacet,
  annotate: SwitchFacet,
  confidential: SwitchFacet,
  internal: InternalFacet,
  deficiency: DeficiencyFacet,
  questions: QuestionsFacet,
  calculation: CalculationFacet,
}

/** The tab with the words and the settings of a question. */
export function FieldInfo({ question, language }: { question: Question; language: Locale }) {
  const text = useText()
  const store = useBuilder()
  const first = useFirstLanguage()
  const kind = kindOf(question)
  const set = (given: Partial<Question>, touching?: string) =>
    store.run((state) => change(state, question.key, given, touching))
  const has = (facet: Facet) => kind.facets.includes(facet)
  return (
    <Stack gap="md" pt="md">
      <LabelInput question={question} language={language} />
      {has('help') && (
        <Textarea
          label={text('builder_help')}
          value={helpSaid(question, language, first)}
          onChange={(event) =>
            set(helpAs(question, language, first, event.currentTarget.value), `help ${language}`)
          }
          autosize
          minRows={1}
        />
      )}
      {has('required') && (
        <Switch
          label={text('builder_required')}
          checked={question.required === true}
          onChange={(event) => set({ required: event.currentTarget.checked })}
        />
      )}
      {kind.facets.map((facet) => {
        const Facet = facets[facet]
        return (
          Facet !== undefined && (
            <Facet
              key={facet}
              facet={facet}
              question={question}
              language={language}
              first={first}
              set={set}
            />
          )
        )
      })}
    </Stack>
  )
}
