// Words in the language that the builder stands in: the first language's are the property itself,
// the others' stand beside it.
import type { Locale } from '../../../../../kit/locales.ts'
import type { Question, QuestionOption, Translations } from '../../../definition/question.ts'

type Labelled = { readonly label: string; readonly labels?: Translations }

export const labelSaid = (thing: Labelled, language: Locale, first: Locale): string =>
  language === first ? thing.label : (thing.labels?.[language] ?? '')

export const withLabel = <Thing extends Labelled>(
  thing: Thing,
  language: Locale,
  first: Locale,
  words: string,
): Thing =>
  language === first
    ? { ...thing, label: words }
    : { ...thing, labels: { ...thing.labels, [language]: words } }

export const helpSaid = (question: Question, language: Locale, first: Locale): string =>
  (language === first ? question.description : question.descriptions?.[language]) ?? ''

export const helpAs = (
  question: Question,
  language: Locale,
  first: Locale,
  words: string,
): Partial<Question> =>
  language === first
    ? { description: words }
    : { descriptions: { ...question.descriptions, [language]: words } }

/** The option at a place, changed. */
export const withOption = (
  options: readonly QuestionOption[],
  at: number,
  change: Partial<QuestionOption>,
) => options.map((option, place) => (place === at ? { ...option, ...change } : option))
