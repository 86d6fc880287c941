// Takes over a form that was written as an XLSForm: a sheet of questions and a sheet of choices.

import type { Locale } from '../../../kit/locales.ts'
import { keysOf } from '../../../kit/own.ts'
import type { PublishProblem } from '../definition/publishing/publish-checks.ts'
import {
  type FormDefinition,
  newKey,
  type Question,
  type QuestionOption,
  type Translations,
} from '../definition/question.ts'
import { conditionsOf, limitsOf, type QuestionNames } from './relevant.ts'

type Sheet = readonly (readonly string[])[]
type Line = { at: number; cell(name: string): string; labels(name: string): Words }
type Words = { words: string; labels: Translations }

const codes: Readonly<Record<string, Locale>> = {
  english: 'en',
  french: 'fr',
  francais: 'fr',
  français: 'fr',
  spanish: 'es',
  español: 'es',
  espanol: 'es',
  en: 'en',
  fr: 'fr',
  es: 'es',
}

/** `label::French (fr)` is French. */
function languageOf(heading: string): Locale | undefined {
  const named = heading.split('::')[1]?.trim().toLowerCase() ?? ''
  return codes[/\((\w\w)\)/.exec(named)?.[1] ?? ''] ?? codes[named.replace(/\s*\(.*$/, '')]
}

function linesOf(sheet: Sheet): Line[] {
  const [headings = [], ...rows] = sheet
  const plain = headings.map((heading) => heading.trim().toLowerCase())
  return rows.map((row, index) => {
    const cell = (name: string) => (row[plain.indexOf(name)] ?? '').trim()
    return {
      at: index + 2,
      cell,
      labels(name) {
        const labels: Partial<Record<Locale, string>> = {}
        plain.forEach((heading, place) => {
          const language = heading.startsWith(`${name}::`) ? languageOf(heading) : undefined
          const words = (row[place] ?? '').trim()
          if (language !== undefined && words !== '') labels[language] = words
        })
        return { words: cell(name) || labels.en || Object.values(labels)[0] || '', labels }
      },
    }
  })
}

const types: Readonly<Record<string, string>> = {
  text: 'text',
  integer: 'number',
  decimal: 'number',
  range: 'number',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  note: 'info',
  image: 'photo',
  file: 'file',
  barcode: 'barcode',
  select_one: 'radio',
  select_multiple: 'multiplechoice',
  begin_group: 'section',
  begin_repeat: 'group',
}
/** What phones note by themselves; nobody is asked. */
const silent = new Set([
  'start',
  'end',
  'today',
  'deviceid',
  'username',
  'email',
  'phonenumber',
  'audit',
  'end_group',
  'end_repeat',
  '',
])

const found = (code: string, at: number, message: string): PublishProblem => ({
  code,
  severity: 'warning',
  message: `Line ${at}: ${message}`,
})

const manyChoices = 7

function typeOf(kind: string, line: Line, choices: number): string | undefined {
  if (kind === 'image' && line.cell('appearance').includes('signature')) return 'signature'
  if (kind === 'text' && line.cell('appearance').includes('multiline')) return 'textarea'
  if (kind === 'select_one' && choices > manyChoices) return 'select'
  return types[kind]
}

const wordsFor = ({ words, labels }: Words) => ({
  label: words,
  ...(Object.keys(labels).length > 0 && { labels }),
})

const truthy = (text: string) => /^(yes|true|true\(\)|1)$/i.test(text)

export type Taken = { title: string; definition: FormDefinition; report: PublishProblem[] }

export function fromXlsForm(sheets: { survey: Sheet; choices: Sheet; settings: Sheet }): Taken {
  const report: PublishProblem[] = []
  const lists = Map.groupBy(
    linesOf(sheets.choices),
    (line) => line.cell('list_name') || line.cell('list name'),
  )
  const lines = linesOf(sheets.survey).map((line) => {
    const [kind = '', list = ''] = line
      .cell('type')
      .replace(/^(begin|end)\s+/i, '$1_')
      .split(/\s+/)
    return { line, kind: kind.toLowerCase(), list, key: newKey() }
  })
  const names: QuestionNames = new Map(
    lines.map(({ line, kind, key }) => [
      line.cell('name'),
      { key, several: kind === 'select_multiple' },
    ]),
  )
  const optionsOf = (list: string): QuestionOption[] =>
    (lists.get(list) ?? []).map((line) => ({
      id: line.cell('name'),
      ...wordsFor(line.labels('label')),
    }))

  function questionOf({ line, kind, list, key }: (typeof lines)[number]): Question | undefined {
    const options = list === '' ? [] : optionsOf(list)
    const type = typeOf(kind, line, options.length)
    if (type === undefined) {
      if (!silent.has(kind))
        report.push(
          found('type', line.at, `“${line.cell('type')}” has no counterpart and was left out.`),
        )
      return undefined
    }
    const hint = line.labels('hint')
    const relevant = line.cell('relevant')
    const conditions = relevant === '' ? undefined : conditionsOf(relevant, key, names)
    if (relevant !== '' && conditions === undefined)
      report.push(
        found(
          'relevant',
          line.at,
          `the condition “${relevant}” could not be taken over: the question is always asked.`,
        ),
      )
    const constraint = line.cell('constraint')
    const rule =
      constraint === '' ? { limits: {}, isWider: false } : limitsOf(constraint, kind === 'integer')
    if (rule === undefined)
      report.push(found('constraint', line.at, `the rule “${constraint}” could not be taken over.`))
    if (rule?.isWider)
      report.push(
        found('constraint', line.at, `of the rule “${constraint}”, the limits are accepted, too.`),
      )
    return {
      key,
      type,
      ...wordsFor(line.labels('label')),
      ...(hint.words !== '' && { description: hint.words, descriptions: hint.labels }),
      ...(truthy(line.cell('required')) && type !== 'section' && { required: true }),
      ...(kind === 'integer' && { step: 1 }),
      ...rule?.limits,
      ...(options.length > 0 && { options }),
      ...(type === 'group' && { fields: [] }),
      conditions: conditions ?? null,
    }
  }

  const fields: Question[] = []
  let inside: Question[] | undefined
  for (const each of lines) {
    if (each.kind === 'end_repeat') inside = undefined
    const question = questionOf(each)
    if (question === undefined) continue
    if (inside !== undefined) {
      if (question.type !== 'section' && question.type !== 'group') inside.push(question)
      continue
    }
    if (question.type === 'group') {
      inside = []
      fields.push({ ...question, fields: inside })
    } else fields.push(question)
  }
  const spoken = new Set(fields.flatMap(({ labels }) => keysOf(labels ?? {})))
  const [settings] = linesOf(sheets.settings)
  return {
    title: settings?.cell('form_title') || 'Imported form',
    definition: { fields, languages: ['en', ...[...spoken].filter((one) => one !== 'en')] },
    report,
  }
}
