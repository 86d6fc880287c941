// The same form in survey-core's runtime: made once, then one title is set. It paints nothing.
import { SurveyModel } from 'survey-core'
import type { FormDefinition, Question } from '../../src/features/forms/definition/question.ts'

const types: Readonly<Record<string, string>> = {
  radio: 'radiogroup',
  checkbox: 'checkbox',
  select: 'dropdown',
  textarea: 'comment',
  photo: 'file',
  section: 'html',
}

const elementOf = ({ key, type, label, description, options, ...more }: Question) => ({
  name: key,
  type: types[type] ?? 'text',
  title: label,
  description,
  ...(type === 'number' || type === 'date' ? { inputType: type } : {}),
  ...(options && { choices: options.map(({ id, label }) => ({ value: id, text: label })) }),
  ...(more.dependent_id != null && {
    visibleIf: `{${more.dependent_id}} = '${String(more.dependent_value)}'`,
  }),
})

const timed = (work: () => void): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Milliseconds to make the model, and to make it and set one title: medians of the rounds. */
export function surveyTimes(definition: FormDefinition, rounds = 15) {
  const json = { pages: [{ elements: definition.fields.map(elementOf) }] }
  const make = () => new SurveyModel(json)
  const model = make()
  const [, asked] = model.getAllQuestions()
  if (asked === undefined) throw new Error('survey-core made no questions of the form.')
  const each = (work: (round: number) => void) =>
    median(Array.from({ length: rounds }, (_, round) => timed(() => work(round))))
  return {
    made: each(() => make()),
    titled: each((round) => {
      asked.title = `Another title ${round}`
    }),
  }
}
