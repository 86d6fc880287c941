// Where a photo is wanted of a fail, a question of its own asks for it: shown, and required, when the
// answer fails. Without such a question there would be nothing to take the photo with.
import {
  type Condition,
  type ConditionItem,
  compile,
  type Key,
  open,
  operatorsFor,
} from '../../../../form-engine/index.ts'
import { fill } from '../../../../kit/language/message.ts'
import { type Locale, locales } from '../../../../kit/locales.ts'
import type { PublishProblem } from '../publishing/publish-checks.ts'
import type { Question, QuestionOption } from '../question.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

/** Whether a question is asked because of another's answer. */
export const asksOf = ({ dependent_id, conditions }: Question, key: Key): boolean =>
  dependent_id === key ||
  (conditions?.conditions ?? []).some((one) =>
    one.type === 'OR' ? one.conditions.some(({ field }) => field === key) : one.field === key,
  )

/** Whether conditions can tell which option was chosen: of a matrix they cannot. */
export const canAskForPhoto = (question: Question): boolean =>
  operatorsFor(question).includes('is_equal_to')

const takesSeveral = (question: Question) => operatorsFor(question).includes('in_list')

const failing = ({ options = [] }: Question) =>
  options.filter(({ fails, archived }) => fails === true && archived !== true)

/** Whether the photo must be taken when this option is chosen; whatever other questions say to it. */
function mustFollow(question: Question, { id }: QuestionOption, photo: Question): boolean {
  const { key, type, label, options } = question
  const { form } = compile({ fields: [{ key, type, label, options }, photo] })
  return open(form, { [key]: takesSeveral(question) ? [id] : id }).get(photo.key).required
}

/** The failing options whose photo nothing asks for, where one is wanted. */
export function failsWithoutPhoto(
  question: Question,
  fields: readonly Question[],
): QuestionOption[] {
  if (question.deficiency?.photo_required !== true) return []
  const photos = fields.filter((one) => one.type === 'photo' && asksOf(one, question.key))
  return failing(question).filter(
    (option) => !photos.some((photo) => mustFollow(question, option, photo)),
  )
}

/** A photo that is wanted must be asked for, else there is nothing to take it with. */
export const photoProblems = (fields: readonly Question[]): PublishProblem[] =>
  fields
    .filter((field) => failsWithoutPhoto(field, fields).length > 0)
    .map(({ key, label }) => ({
      code: 'no-photo',
      severity: 'error',
      field: key,
      message: `“${label}” requires a photo of a fail, but no question asks for it.`,
    }))

const photoOf = (label: string, lang: Locale): string =>
  fill(texts[lang]['photo-of-fail'], { label }, lang)

const chosen = (field: Key, operator: 'in_list' | 'is_equal_to', values: string[]): Condition => ({
  type: 'CONDITION',
  field,
  operator,
  values,
  select_values: null,
  is_other_field_compare: false,
  otherField: null,
})

/** One condition where the type can take any of a list, else one for each. */
function anyOf(question: Question, options: readonly QuestionOption[]): ConditionItem {
  const ids = options.map(({ id }) => id)
  if (takesSeveral(question)) return chosen(question.key, 'in_list', ids)
  const each = ids.map((id) => chosen(question.key, 'is_equal_to', [id]))
  const [only] = each
  return only !== undefined && each.length === 1 ? only : { type: 'OR', conditions: each }
}

/** Adds the question for the photo of a fail, where the form has none and a condition can show one. */
export function photoFor(
  question: Question,
  fields: readonly Question[],
  first: Locale,
  key: Key,
): Question | undefined {
  const fails = canAskForPhoto(question) ? failsWithoutPhoto(question, fields) : []
  if (fails.length === 0) return undefined
  const { label, labels, confidential } = question
  const others = locales.flatMap((one) => {
    const said = labels?.[one] ?? ''
    return said.trim() === '' ? [] : [[one, photoOf(said, one)]]
  })
  return {
    key,
    type: 'photo',
    label: photoOf(label, first),
    ...(others.length > 0 && { labels: Object.fromEntries(others) }),
    required: true,
    min: 1,
    annotate: true,
    ...(confidential && { confidential }),
    conditions: { type: 'AND', rule_name: key, conditions: [anyOf(question, fails)] },
  }
}
