// Runs the cases; testing/case-format.ts says what they mean.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import {
  compile,
  type Definition,
  type FormProblem,
  type Instance,
  open,
  read,
  write,
} from './index.ts'
import {
  type Case,
  type CaseExpected,
  type CaseFile,
  type CaseTerm,
  type CompareTable,
  type Json,
  type OperatorTable,
  type ParentTable,
  type Seen,
  stored,
  withTerms,
} from './testing/case-format.ts'

const negations: { [positive: string]: string } = {
  is_empty: 'is_not_empty',
  is_equal_to: 'is_not_equal_to',
  in_list: 'not_in_list',
}
const positives =
  'is_empty is_equal_to greater_than greater_than_or_equal less_than less_than_or_equal starts_with ends_with contains in_list'.split(
    ' ',
  )
const operators = [...positives, ...Object.values(negations)]
const types =
  'text textarea radio select checkbox multiplechoice role asset number date info witness visitor notification select_resource treeselect'.split(
    ' ',
  )

const folder = join(import.meta.dirname, 'cases')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaseFile)

type Circumstances = Pick<Case, 'answers' | 'today' | 'published' | 'outside'>

const openStored = (form: Json, circumstances: Circumstances = {}) => {
  const { answers = {}, today, published = false, outside = false } = circumstances
  const { definition, problems } = read(form, { published })
  const compiled = compile(definition, { published })
  return {
    definition,
    problems: [...problems, ...compiled.problems],
    opened: (raw = answers): Instance =>
      open(compiled.form, raw, { outside, ...(today && { today }) }),
  }
}

const filled = (answers: { [key: string]: Json }) =>
  Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer !== null && answer !== undefined),
  )

const inOrder = (list: Json[]): Json[] =>
  [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** Only what the case speaks of; fields by label, and each label must stand in the message. */
const sameProblems = (
  found: FormProblem[],
  wanted: CaseExpected[],
  { fields }: Definition,
): void => {
  const label = (key: string) => fields.find((field) => field.key === key)?.label ?? key
  const told = found.map(({ code, field, fields: keys, message }) => {
    const about = keys ?? (field === undefined ? [] : [field])
    return { code, field, message, fields: about.map(label).sort() }
  })
  const spoken = new Set(wanted.flatMap((expected) => Object.keys(expected)).concat('code'))
  const reduced = told.map((problem) =>
    Object.fromEntries(Object.entries(problem).filter(([name]) => spoken.has(name))),
  )
  const asked = wanted.map((expected) => ({
    ...expected,
    ...(expected.fields && { fields: [...expected.fields].sort() }),
  }))
  assert.deepEqual(inOrder(reduced), inOrder(asked))
  for (const { message, fields: labels } of told)
    if (spoken.has('fields')) for (const one of labels) assert.match(message, new RegExp(one))
}

const look = (instance: Instance, seen: Seen, definition: Definition): void => {
  const keys = definition.fields.map(({ key }) => key)
  if (seen.visible) {
    assert.deepEqual(instance.visibleKeys(), seen.visible)
    assert.deepEqual(
      keys.filter((key) => instance.get(key).visible),
      seen.visible,
    )
  }
  if (seen.required) {
    assert.deepEqual(
      keys.filter((key) => instance.get(key).required),
      seen.required,
    )
  }
  if (seen.answers) assert.deepEqual(filled(instance.answers()), seen.answers)
  for (const [key, value] of Object.entries(seen.value ?? {}))
    assert.deepEqual(instance.get(key).value, value)
  if (seen.problems) sameProblems(instance.validate(), seen.problems, definition)
  if (seen.problemFields) {
    const named = new Set(instance.validate().map(({ field }) => field))
    assert.deepEqual([...named].sort(), [...seen.problemFields].sort())
  }
}

const walk = (form: Json, { steps = [], ...circumstances }: Case): void => {
  const { definition, opened } = openStored(form, circumstances)
  const { answers = {} } = circumstances
  const instance = opened()
  const raw: { [key: string]: Json } = { ...answers }
  for (const step of steps) {
    if (step.set) {
      const before = instance.evaluations
      instance.set(...step.set)
      raw[step.set[0]] = step.set[1]
      const cost = instance.evaluations - before
      if (step.evaluated !== undefined) assert.ok(cost <= step.evaluated, `${cost} decisions`)
    }
    look(instance, step, definition)
    // the person who opens the same form with the same answers decides the same
    look(opened(raw), step, definition)
    assert.deepEqual(opened(raw).visibleKeys(), instance.visibleKeys())
  }
}

const runCase = (one: Case): void => {
  const form = 'stored' in one ? one.stored : stored(one.form ?? [])
  const { published = false } = one
  const { definition, problems } = read(form, { published })
  if (one.read) {
    sameProblems(problems, one.read.problems, definition)
    for (const [key, parent] of Object.entries(one.read.dependent_id ?? {})) {
      const field = definition.fields.find((found) => found.key === key)
      assert.equal(field?.dependent_id ?? null, parent)
    }
  }
  for (const [key, kept] of Object.entries(one.conditions ?? {})) {
    const field = definition.fields.find((found) => found.key === key)
    const terms = field?.conditions?.conditions ?? []
    assert.deepEqual(terms, withTerms(kept as CaseTerm[]))
  }
  const errors = compile(definition, { published }).problems.filter(
    ({ severity }) => severity === 'error',
  )
  if (one.compile) sameProblems(errors, one.compile, definition)
  walk(form, one)
  walk(JSON.parse(JSON.stringify(write(definition))), one)
  if (one.also) walk(stored(one.also), one)
}

const runShown = (form: Json, answers: { [key: string]: Json }, shown: boolean): void => {
  const { problems, opened } = openStored(form)
  const errors = problems.filter(({ code }) => code !== 'never-shown')
  assert.deepEqual(errors, [])
  assert.equal(opened(answers).get('told').visible, shown)
  const late = opened({})
  for (const [key, answer] of Object.entries(answers)) late.set(key, answer)
  assert.equal(late.get('told').visible, shown)
}

const spoken = (value: Json): string => JSON.stringify(value) ?? 'nothing'
const told = (field: { [property: string]: Json }) => ({ key: 'told', type: 'text', ...field })

const runOperators = (type: string, table: OperatorTable): void => {
  const { slug, field, operand, rows, refused = [] } = table
  const asked = { key: 'asked', type, ...(slug && { slug }), ...field }
  const form = (operator: string, given: Json) => {
    const wrapped = given !== null && operand === 'select_values' ? { select: given } : given
    return stored([asked, told({ when: [['asked', operator, wrapped]] })])
  }
  const name = [slug ?? '', ...Object.keys(field ?? {}), type].join(' ').trim()
  for (const [operator, given, answer, shown] of rows) {
    const sentence = given === null ? '' : ` ${spoken(given)}`
    const run = (by: string, outcome: boolean) =>
      test(`${name} ${spoken(answer)} ${by}${sentence}: ${outcome ? 'shown' : 'hidden'}`, () =>
        runShown(form(by, given), { asked: answer }, outcome))
    run(operator, shown)
    const negation = negations[operator]
    if (negation) run(negation, !shown)
  }
  for (const operator of refused)
    test(`${name} has no ${operator}: refused when published, pruned when read`, () => {
      const fields = form(operator, ['x'])
      const published = compile({ fields } as unknown as Definition).problems
      const [problem] = published.filter(({ severity }) => severity === 'error')
      assert.deepEqual([problem?.code, problem?.field], ['operator-not-allowed', 'told'])
      const { definition, problems } = read(fields)
      assert.deepEqual(
        problems.map(({ code, field: key }) => [code, key]),
        [['operator-not-allowed', 'told']],
      )
      assert.deepEqual(compile(definition).problems, [])
      assert.deepEqual(open(compile(definition).form, {}).visibleKeys(), ['asked', 'told'])
    })
}

const runComparisons = ({ compare: [left, right], rows }: CompareTable): void => {
  for (const [operator, answer, other, shown] of rows) {
    const run = (by: string, outcome: boolean) => {
      const form = stored([
        { key: 'asked', type: left },
        { key: 'other', type: right },
        told({ when: [['asked', by, { field: 'other' }]] }),
      ])
      const name = `${left} ${spoken(answer)} ${by} ${right} ${spoken(other)}`
      test(`${name}: ${outcome ? 'shown' : 'hidden'}`, () =>
        runShown(form, { asked: answer, other }, outcome))
    }
    run(operator, shown)
    const negation = negations[operator]
    if (negation) run(negation, !shown)
  }
}

/** Each row is kept as a value and parent by id, and as JSON text and parent by position. */
const runParents = (type: string, { slug, field, rows }: ParentTable): void => {
  const asked = { key: 'asked', type, ...(slug && { slug }), ...field }
  for (const [value, answer, shown] of rows) {
    const form = (parent: number, kept: Json) =>
      stored([asked, told({ is_dependent: 1, dependent_id: parent, dependent_value: kept })])
    const name = `child of ${slug ?? ''} ${type} ${spoken(value)} with ${spoken(answer)}`
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    for (const [how, parent, kept] of [
      ['by id', 101, value],
      ['by position', 0, text],
    ] as const)
      test(`${name}, kept ${how}: ${shown ? 'shown' : 'hidden'}`, () =>
        runShown(form(parent, kept), { asked: answer }, shown))
  }
}

for (const { subject, tables = [], cases = [] } of files)
  describe(subject, () => {
    for (const table of tables) {
      if ('compare' in table) runComparisons(table)
      else if ('parent' in table) for (const type of table.parent) runParents(type, table)
      else for (const type of table.types) runOperators(type, table)
    }
    for (const one of cases) test(one.name, () => runCase(one))
  })

test('every operator is either shown at work on every type or refused there', () => {
  const covered = new Set<string>()
  for (const table of files.flatMap(({ tables = [] }) => tables)) {
    if (!('types' in table)) continue
    for (const type of table.types)
      for (const [operator, , , shown] of [
        ...table.rows,
        ...(table.refused ?? []).map((name) => [name, null, null, 'refused'] as const),
      ]) {
        const kind = table.slug ? 'incident' : type
        covered.add(`${kind} ${operator} ${shown}`)
        const negation = negations[operator]
        if (negation && shown !== 'refused') covered.add(`${kind} ${negation} ${!shown}`)
      }
  }
  const missing = [...types, 'incident'].flatMap((type) =>
    operators
      .map((operator) => `${type} ${operator}`)
      .filter(
        (pair) =>
          !covered.has(`${pair} refused`) &&
          !(covered.has(`${pair} true`) && covered.has(`${pair} false`)),
      ),
  )
  assert.deepEqual(missing, [])
})
