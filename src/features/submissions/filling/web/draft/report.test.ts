import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FormDefinition, openFilling } from '../../../../forms/definition/index.ts'
import { nothingAbout } from '../device/stored.ts'
import { askedByForm, isReportWhole, newReport, reportOf } from './report.ts'

const question = (key: string, type: string, more: object = {}) => ({
  ...{ key, type, label: key, required: true },
  ...more,
})
const filling = (fields: readonly object[], answers: Record<string, unknown> = {}) =>
  openFilling({ fields, languages: ['en'] } as unknown as FormDefinition, answers)
const saying = (more: object) => ({ ...nothingAbout, report: { ...newReport(), ...more } })

test('what a form asks for itself says what happened, and when', () => {
  const of = filling([question('when', 'datetime'), question('what', 'textarea')], {
    when: '2026-03-09T07:40',
    what: 'A ladder slid.',
  })
  assert.deepEqual(askedByForm(of), { what: 'what', when: 'when', project: false })
  const report = reportOf(saying({ place: ' North stair ' }), of)
  assert.deepEqual(
    [report?.description, report?.occurred_on, report?.occurred_time, report?.place],
    ['A ladder slid.', '2026-03-09', '07:40', 'North stair'],
  )
})

test('what is said in confidence, or need not be said, is asked for beside it', () => {
  const fields = [
    question('what', 'textarea', { confidential: true }),
    question('more', 'textarea', { required: false }),
  ]
  const of = filling(fields, { what: 'Of her health.', more: 'More.' })
  assert.equal(askedByForm(of).what, undefined)
  assert.equal(isReportWhole(nothingAbout, of), false)
  assert.equal(reportOf(saying({ description: 'A cut.' }), of)?.description, 'A cut.')
  assert.equal(isReportWhole(saying({ description: 'A cut.' }), of), true)
})

test('a form that joins a record reports nothing', () => {
  const joined = { ...nothingAbout, incident: { id: newReport().id, name: 'INC-1' } }
  assert.equal(reportOf(joined, filling([])), null)
  assert.equal(isReportWhole(joined, filling([])), true)
})
