// survey-core: a real SurveyModel on one page, each rule its visibleIf. It keeps the answer of a
// hidden question (clearInvisibleValues none) but goes on reading it, so every reading of a question
// that can be hidden asks for its visibility too, by survey-core's own {$question.isVisible}.
import { SurveyModel } from 'survey-core'
import type { Contestant } from './contestant.ts'
import { type Answer, type Answers, type Atom, type BenchForm, CHOICES } from './form.ts'

const TYPES = {
  text: 'text',
  number: 'text',
  radio: 'radiogroup',
  select: 'dropdown',
  checkbox: 'checkbox',
}

function positive(form: BenchForm, { ref, test, operand, other }: Atom): string {
  const field = form.fields[ref]
  const name = `{${field?.key}}`
  const shown = (at: number) =>
    form.fields[at]?.rule.length ? `{$${form.fields[at]?.key}.isVisible}` : ''
  const whenShown = (text: string) => (shown(ref) ? `(${shown(ref)} = true and ${text})` : text)
  const [first = ''] = operand
  const list = `[${operand.map((id) => `'${id}'`).join(', ')}]`
  const emptyAt = (at: number) => {
    const text = `{${form.fields[at]?.key}} empty`
    return shown(at) ? `(${shown(at)} = false or ${text})` : text
  }
  if (test === 'empty') return emptyAt(ref)
  if (test === 'same') {
    const seen = [shown(ref), shown(other)].filter(Boolean).map((text) => `${text} = true and `)
    const both = `(${seen.join('')}${name} = {${form.fields[other]?.key}})`
    return `(${both} or (${emptyAt(ref)} and ${emptyAt(other)}))`
  }
  if (test === 'contains') return whenShown(`${name} contains '${first}'`)
  if (test === 'over') return whenShown(`${name} > ${first}`)
  if (test === 'atMost') return whenShown(`(${name} notempty and ${name} <= ${first})`)
  if (test === 'shares') return whenShown(`${name} anyof ${list}`)
  if (field?.type === 'number') return whenShown(`${name} = ${first}`)
  const some = operand.map((id) => `${name} = '${id}'`).join(' or ')
  return whenShown(operand.length === 1 ? some : `(${some})`)
}

function visibleIf(form: BenchForm, rule: Atom[][]): string {
  const groups = rule.map((group) => {
    const atoms = group.map((atom) =>
      atom.negated ? `!(${positive(form, atom)})` : positive(form, atom),
    )
    return `(${atoms.join(' or ')})`
  })
  return groups.join(' and ')
}

export function survey(form: BenchForm): Contestant {
  const elements = form.fields.map(({ key, type, rule }) => ({
    type: TYPES[type],
    name: key,
    ...(type === 'number' ? { inputType: 'number' } : {}),
    ...(type === 'number' || type === 'text' ? {} : { choices: CHOICES }),
    ...(rule.length > 0 ? { visibleIf: visibleIf(form, rule) } : {}),
  }))
  const model = new SurveyModel({ clearInvisibleValues: 'none', pages: [{ elements }] })
  const questions = model.getAllQuestions()
  const keys = form.fields.map((field) => field.key)
  const visibleKeys = () => keys.filter((_, at) => questions[at]?.isVisible)
  return {
    name: 'survey-core',
    set(at: number, value: Answer) {
      model.setValue(keys[at] ?? '', value)
    },
    decide(answers: Answers) {
      model.data = answers
      return visibleKeys()
    },
    visibleKeys,
  }
}
