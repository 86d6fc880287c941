// A question of hazards asks the same of each: the task, what can go wrong, its probability and its
// severity, and what is done about it. Answers hold these keys.
import type { Question } from './question.ts'

const levels = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id }))

export const hazardQuestions: readonly Question[] = [
  { key: 'task', type: 'text', label: 'Task or step' },
  { key: 'hazard', type: 'text', label: 'Hazard', required: true },
  { key: 'probability', type: 'radio', label: 'Probability, 1 to 5', options: levels },
  { key: 'severity', type: 'radio', label: 'Severity, 1 to 5', options: levels },
  { key: 'controls', type: 'textarea', label: 'What is done about it' },
]

/** What a question asks of each of its items; nothing where it has none. */
export const askedOfEach = ({ type, fields }: Question): readonly Question[] | undefined =>
  type === 'group' ? (fields ?? []) : type === 'hazard' ? hazardQuestions : undefined
