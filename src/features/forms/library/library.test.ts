// Every default form must be publishable as it stands, in each language, and whole in all three.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { locales } from '../../../kit/locales.ts'
import { openFilling } from '../definition/filling/filling.ts'
import { publishProblems } from '../definition/publishing/publish-checks.ts'
import { type Question, underConditions } from '../definition/question.ts'
import { keysOf } from '../definition/rekey.ts'
import { library } from './all.ts'
import { definitionOf } from './shelve.ts'
import type { Words, WrittenForm, WrittenQuestion } from './written.ts'

const wordsOf = (question: WrittenQuestion): Words[] => [
  question.words,
  ...(question.help ? [question.help] : []),
  ...[...(question.options ?? []), ...(question.rows ?? [])].map(({ words }) => words),
  ...(question.questions ?? []).flatMap(wordsOf),
]

const withInner = (question: WrittenQuestion): WrittenQuestion[] => [
  question,
  ...(question.questions ?? []).flatMap(withInner),
]
const asked = ({ sections }: WrittenForm) => sections.flatMap(({ questions }) => questions)
const all = (form: WrittenForm) => asked(form).flatMap(withInner)
const keysWhere = (questions: readonly WrittenQuestion[]) => questions.map(({ key }) => key)

/** What is gone through item by item; of anything else people are asked little that they must answer. */
const gone = new Set(['inspection', 'equipment_check', 'permit'])
const grave = new Set(['high', 'critical'])

for (const form of library)
  describe(form.slug, () => {
    for (const language of locales)
      test(`can be published as it is in ${language}`, () => {
        assert.deepEqual(publishProblems(definitionOf(form, language)), [])
      })
    test('has its words in three languages, and French and Spanish are not English', () => {
      const words = [
        form.title,
        form.description,
        ...form.sections.flatMap(({ words: title, questions }) => [
          title,
          ...questions.flatMap(wordsOf),
        ]),
      ]
      for (const one of words)
        assert.ok(one.length === 3 && one.every((each) => each.trim() !== ''), one[0])
      const copied = words.filter(
        ([english, french, spanish]) =>
          english.length > 24 && (english === french || english === spanish),
      )
      assert.deepEqual(copied, [])
    })
    test('names no key twice', () => {
      const keys = keysOf(definitionOf(form, 'en').fields)
      assert.equal(new Set(keys).size, keys.length)
    })
    test('says what it stands on and when that was read', () => {
      assert.match(form.reviewed, /^\d{4}-\d{2}-\d{2}$/)
      assert.ok(form.basis.length > 20)
    })
    test('tells law from practice, and what was not verified', () => {
      assert.match(form.basis, /Law|Practice|O\. Reg\./)
      assert.match(form.basis, /[Pp]ractice|[Nn]ot verified/)
    })
    test('asks as much as can be answered on the site, and no more', () => {
      const number = asked(form).length
      assert.ok(number >= 12 && number <= 60, String(number))
      assert.ok(form.sections.every(({ questions }) => questions.length > 0))
    })
    test('demands little, unless it is gone through item by item', () => {
      const demanded = asked(form).filter(({ required, when }) => required && when === undefined)
      if (!gone.has(form.kind)) assert.ok(demanded.length <= 6, keysWhere(demanded).join(', '))
    })
    test('is signed where somebody answers for it', () => {
      const signatures = asked(form).filter(({ type }) => type === 'signature')
      if (gone.has(form.kind)) assert.ok(signatures.some(({ required }) => required))
      else if (form.settings.signature_policy !== 'none') assert.ok(signatures.length > 0)
    })
    test('wants a photo of a grave fail, and lets nobody pass over what is grave', () => {
      const checks = asked(form).filter(
        ({ type, severity }) => type === 'check' && grave.has(severity ?? ''),
      )
      assert.deepEqual(keysWhere(checks.filter(({ photoOnFail }) => photoOnFail !== true)), [])
      if (gone.has(form.kind))
        assert.deepEqual(keysWhere(checks.filter(({ required }) => required !== true)), [])
    })
    test('asks for each photo that it wants of a fail, right after what failed', () => {
      const definition = definitionOf(form, 'en')
      const wanting = all(form).filter(({ photoOnFail }) => photoOnFail)
      for (const { key } of wanting) {
        const at = definition.fields.findIndex((field) => field.key === `${form.slug}.${key}`)
        const [question, photo] = definition.fields.slice(at, at + 2) as [Question, Question]
        assert.deepEqual([photo.type, photo.required, photo.min], ['photo', true, 1], key)
        const two = { ...definition, fields: [underConditions(question, null), photo] }
        for (const { id, fails } of question.options ?? []) {
          const { required } = openFilling(two, { [question.key]: id }).get(photo.key)
          assert.equal(required, fails === true, `${key} ${id}`)
        }
      }
    })
    test('says what a fail leads to, and what of a yes or no fails', () => {
      const fails = all(form).filter(({ type, failsOn }) => type === 'yes-no' && failsOn)
      assert.deepEqual(keysWhere(fails.filter(({ severity }) => severity === undefined)), [])
      const graded = all(form).filter(({ type, severity }) => type === 'yes-no' && severity)
      assert.deepEqual(keysWhere(graded.filter(({ failsOn }) => failsOn === undefined)), [])
      const checks = all(form).filter(({ type }) => type === 'check')
      assert.deepEqual(keysWhere(checks.filter(({ severity }) => severity === undefined)), [])
    })
    test('asks what is done when equipment may not be used', () => {
      const verdicts = asked(form).filter(
        ({ type, options }) => type === 'radio' && options?.some(({ fails }) => fails),
      )
      for (const { key } of form.kind === 'equipment_check' ? verdicts : [])
        assert.ok(
          all(form).some(({ when }) => when?.some(([of]) => of === key)),
          key,
        )
      if (form.kind === 'equipment_check') assert.ok(verdicts.length > 0)
    })
    test('depends on answers that can be given', () => {
      const offered = (key: string) => {
        const question = all(form).find((one) => one.key === key)
        if (question?.type === 'yes-no') return ['yes', 'no']
        return question?.options?.map(({ id }) => id)
      }
      const conditions = [...all(form), ...form.sections].flatMap(({ when }) => when ?? [])
      for (const [key, , value] of conditions)
        for (const id of value === undefined ? [] : [value].flat())
          assert.ok(offered(key)?.includes(String(id)) ?? true, `${key}: ${id}`)
    })
    test('keeps what is medical or private to those who may see it', () => {
      const medical = /date of birth|part of the body|type of injury|clinic or hospital\b(?!\?)/i
      const open = all(form).filter(
        ({ type, words, confidential }) =>
          !['info', 'radio'].includes(type) && medical.test(words[0]) && confidential !== true,
      )
      assert.deepEqual(keysWhere(open), [])
    })
  })

test('no two default forms share a slug', () => {
  assert.equal(new Set(library.map(({ slug }) => slug)).size, library.length)
})

const named = (slug: string) => {
  const form = library.find((one) => one.slug === slug)
  assert.ok(form, slug)
  return form
}

test('the library has the twenty-five forms that a contractor begins with', () => {
  assert.equal(library.length, 25)
})

test('a near miss is reported in three answers, and without a name', () => {
  const form = named('near-miss')
  assert.ok(asked(form).filter(({ required }) => required).length <= 3)
  assert.equal(form.settings.signature_policy, 'none')
})

test('an incident is named by the company’s own lists', () => {
  const slugs = asked(named('incident-report')).flatMap(({ slug }) => slug ?? [])
  assert.deepEqual(slugs, ['incident_list', 'incident_reasons_list'])
})

test('a reading outside the limits can be written down, and tells everybody to leave', () => {
  const readings = asked(named('confined-space-permit')).find(({ key }) => key === 'readings')
  assert.deepEqual(readings?.when, [['atmosphere', 'is_equal_to', 'yes']])
  const oxygen = readings?.questions?.find(({ key }) => key === 'o2')
  assert.deepEqual([oxygen?.min, oxygen?.max], [0, 100])
  const fields = definitionOf(named('confined-space-permit'), 'en').fields
  const inner = fields.find(({ key }) => key.endsWith('.readings'))?.fields ?? []
  const shown = (o2: number, lel: number) =>
    openFilling(
      { fields: inner, languages: ['en'] },
      { 'confined-space-permit.o2': o2, 'confined-space-permit.lel': lel },
    )
      .visibleKeys()
      .filter((key) => /\.(o2|lel)_/.test(key))
      .map((key) => key.split('.')[1])
  assert.deepEqual(shown(20.9, 0), [])
  assert.deepEqual(shown(19.5, 4.9), [])
  assert.deepEqual(shown(19.4, 5), ['o2_low', 'lel_5'])
  assert.deepEqual(shown(23, 10), ['lel_10'])
  assert.deepEqual(shown(23.1, 25), ['o2_high', 'lel_25'])
})

test('each first aid box holds what is asked for its number of workers', () => {
  const rows = (key: string) =>
    asked(named('first-aid-box'))
      .find((one) => one.key === key)
      ?.rows?.map(({ words }) => Number.parseInt(words[0], 10) || 0)
  assert.deepEqual(rows('box5'), [0, 1, 12, 4, 2, 2, 1])
  assert.deepEqual(rows('box15'), [0, 1, 24, 12, 4, 4, 4, 6, 2, 1])
  assert.deepEqual(rows('box199'), [0, 24, 1, 48, 2, 12, 48, 8, 8, 6, 12, 0, 2, 1, 2])
})
