// What a form is about, as its questions say it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '../definition/question.ts'
import { askedSubjects } from '../definition/subject-questions.ts'
import { askFor, askNoMore, losesProject } from './about.ts'
import { opened, undo } from './builder-state.ts'

const say = (english: string) => english
const text: Question = { key: 'a', type: 'text', label: 'A' }
const project: Question = { key: 'p', type: 'project', label: 'P' }
const of = (...fields: Question[]) => opened({ fields, languages: ['en'] })
const types = ({ definition }: ReturnType<typeof of>) => definition.fields.map(({ type }) => type)

test('the setting puts the question first, required and begun with where one works, in one step', () => {
  const before = of(text)
  const after = askFor(before, askedSubjects(['project', 'team', 'asset']), say)
  assert.deepEqual(types(after), ['project', 'asset', 'text'])
  const [first] = after.definition.fields
  assert.deepEqual([first?.required, first?.prefill], [true, 'project'])
  assert.deepEqual(undo(after).definition, before.definition)
})

test('what is asked for already, in a group too, is not asked for twice', () => {
  assert.deepEqual(types(askFor(of(text, project), ['project'], say)), ['text', 'project'])
  const group: Question = { key: 'g', type: 'group', label: 'G', fields: [project] }
  assert.deepEqual(types(askFor(of(group), ['project'], say)), ['group'])
})

test('losing the only question for the project is noticed', () => {
  const [one, two] = [of(text, project), of(text, project, { ...project, key: 'q' })]
  assert.ok(losesProject(one, askNoMore(one, ['project'])))
  assert.ok(!losesProject(two, of(text, project)))
  assert.ok(!losesProject(of(text), of()))
})
