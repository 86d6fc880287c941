// From the written default form to a definition in one's own language, with the others beside it.
import type { Conditions } from '../../../form-engine/index.ts'
import { type Locale, locales } from '../../../kit/locales.ts'
import { photoFor } from '../definition/filling/photo-of-fail.ts'
import type {
  FormDefinition,
  Question,
  QuestionOption,
  Translations,
} from '../definition/question.ts'
import type { Words, WrittenForm, WrittenOption, WrittenQuestion } from './written.ts'

/** English, French, Spanish stand in this order wherever words are written. */
const place: Record<Locale, 0 | 1 | 2> = { en: 0, fr: 1, es: 2 }
export const wordsIn = (words: Words, language: Locale): string => words[place[language]]

const spoken = (words: Words, first: Locale): { label: string; labels: Translations } => ({
  label: wordsIn(words, first),
  labels: Object.fromEntries(
    locales.filter((one) => one !== first).map((one) => [one, wordsIn(words, one)]),
  ),
})

const checks: readonly WrittenOption[] = [
  { id: 'pass', words: ['Pass', 'Conforme', 'Cumple'], score: 1, tone: 'good' },
  {
    id: 'fail',
    words: ['Fail', 'Non conforme', 'No cumple'],
    score: 0,
    fails: true,
    tone: 'danger',
  },
  { id: 'na', words: ['Not applicable', 'Sans objet', 'No aplica'], tone: 'calm' },
]

const yesNo = (failsOn: 'yes' | 'no' | undefined): readonly WrittenOption[] =>
  (['yes', 'no'] as const).map((id) => ({
    id,
    words: id === 'yes' ? (['Yes', 'Oui', 'Sí'] as const) : (['No', 'Non', 'No'] as const),
    ...(failsOn === id && { fails: true, tone: 'danger' }),
  }))

const offered = ({ type, options, failsOn }: WrittenQuestion) =>
  type === 'check' || (type === 'matrix' && options === undefined)
    ? checks
    : type === 'yes-no'
      ? yesNo(failsOn)
      : options

const option = ({ id, words, ...more }: WrittenOption, first: Locale): QuestionOption => ({
  id,
  ...spoken(words, first),
  ...more,
})

/** Keys say which form they come from: two forms of the library never share one. */
const keyIn = (form: WrittenForm, key: string) => `${form.slug}.${key}`

function conditions(
  form: WrittenForm,
  owner: string,
  when: WrittenQuestion['when'],
): Conditions | null {
  if (when === undefined) return null
  return {
    type: 'AND',
    rule_name: keyIn(form, owner),
    conditions: when.map(([key, operator, value]) => ({
      type: 'CONDITION',
      field: keyIn(form, key),
      operator,
      values: value === undefined ? null : typeof value === 'object' ? value : [value],
      select_values: null,
      is_other_field_compare: false,
      otherField: null,
    })),
  }
}

function question(form: WrittenForm, written: WrittenQuestion, first: Locale): Question {
  const {
    key,
    type,
    words,
    help,
    when,
    rows,
    questions,
    calculation,
    severity,
    photoOnFail,
    ...facts
  } = written
  const { options: _, failsOn: __, ...rest } = facts
  const options = offered(written)
  const described = help === undefined ? undefined : spoken(help, first)
  return {
    ...rest,
    key: keyIn(form, key),
    type: type === 'check' || type === 'yes-no' ? 'radio' : type,
    ...spoken(words, first),
    ...(described && { description: described.label, descriptions: described.labels }),
    ...(options && { options: options.map((one) => option(one, first)) }),
    ...(rows && { rows: rows.map((one) => option(one, first)) }),
    ...(questions && { fields: shelved(form, questions, first) }),
    ...(calculation && {
      calculation: { ...calculation, of: calculation.of.map((of) => keyIn(form, of)) },
    }),
    ...(severity && { deficiency: { severity, photo_required: photoOnFail ?? false } }),
    conditions: conditions(form, key, when),
  }
}

/** The questions, and after each whose fail wants a photo what asks for it, under a key that stays too. */
function shelved(form: WrittenForm, written: readonly WrittenQuestion[], first: Locale) {
  const fields = written.map((one) => question(form, one, first))
  return fields.flatMap((one) =>
    [one, photoFor(one, fields, first, `${one.key}_photo`) ?? []].flat(),
  )
}

/** The definition that a company works with; its first language is its own. */
export const definitionOf = (form: WrittenForm, first: Locale): FormDefinition => ({
  languages: [first, ...locales.filter((one) => one !== first)],
  fields: form.sections.flatMap(({ questions, ...head }) => [
    question(form, { ...head, type: 'section' }, first),
    ...shelved(form, questions, first),
  ]),
})
