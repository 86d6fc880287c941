// A form of many questions as an inspection has them: sections, choices with options, numbers, texts,
// and a quarter of the questions under a condition on an earlier one.
import type { FormDefinition, Question } from '../../src/features/forms/definition/question.ts'

const kinds = [
  'radio',
  'text',
  'number',
  'checkbox',
  'textarea',
  'photo',
  'date',
  'select',
] as const

const options = (key: string) =>
  ['Pass', 'Fail', 'Not applicable'].map((label, at) => ({ id: `${key}_${at}`, label }))

function questionAt(at: number): Question {
  const key = `q_${at}`
  if (at % 20 === 0) return { key, type: 'section', label: `Part ${at / 20 + 1}` }
  const type = kinds[at % kinds.length] ?? 'text'
  const chooses = type === 'radio' || type === 'checkbox' || type === 'select'
  // Each conditional question hangs on the choice before it.
  const parent = `q_${at - (at % kinds.length)}`
  const depends = at % 4 === 3 && at % kinds.length !== 0 && Number(parent.slice(2)) % 20 !== 0
  return {
    key,
    type,
    label: `Is item ${at} in good order, in its place and within its date of inspection?`,
    description: 'Look at it from all sides.',
    ...(chooses && { options: options(key) }),
    ...(depends && { is_dependent: 1, dependent_id: parent, dependent_value: `${parent}_1` }),
  } as Question
}

export const formOf = (questions: number): FormDefinition => ({
  fields: Array.from({ length: questions }, (_, at) => questionAt(at)),
  languages: ['en'],
})
