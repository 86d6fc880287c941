// What the product keeps registers of, as a page, from the definitions alone.
import type { Route } from '../../src/kit/http/route.ts'
import { callsOf } from '../../src/register/contract.ts'
import {
  type Capability,
  fieldsIn,
  has,
  isMany,
  labelOf,
  type Register,
} from '../../src/register/define.ts'
import { kindOf } from '../../src/register/fields/all.ts'
import { type Options, optionsOf } from '../../src/register/fields/choice.ts'
import type { Field, FieldCondition, When } from '../../src/register/fields/field.ts'
import { targetOf } from '../../src/register/fields/pointing.ts'
import { columnsOf } from '../../src/register/fields/structured.ts'

type Limits = {
  min?: number
  max?: number
  decimals?: number
  unit?: string
  past?: boolean
  accept?: readonly string[]
  default?: unknown
}

const code = (text: string) => `\`${text}\``
/** A bar would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

const kindWords = (field: Field): string => {
  const { points } = kindOf(field)
  if (points === undefined) return field.kind
  const target = targetOf(field)
  return target === 'accounts' || target === 'files' ? field.kind : `${field.kind} → ${target}`
}

function limitsOf(field: Field): string[] {
  const { min, max, decimals, unit, past, accept, default: first } = field as Limits
  const measured = typeof min === 'number' || field.kind === 'number' || field.kind === 'money'
  return [
    ...(measured && min !== undefined ? [`from ${min}`] : []),
    ...(max === undefined ? [] : [measured ? `to ${max}` : `at most ${max}`]),
    ...(decimals === undefined ? [] : [`${decimals} decimals`]),
    ...(unit === undefined ? [] : [`in ${unit}`]),
    ...(past === true ? ['not a day to come'] : []),
    ...(accept === undefined ? [] : [`files: ${accept.join(', ')}`]),
    ...(first === undefined ? [] : [`begins as ${code(String(first))}`]),
  ]
}

const conditionWords = ({ field, operator, value }: FieldCondition) =>
  `${code(field)} ${operator.replaceAll('_', ' ')}${value === undefined ? '' : ` ${code(String(value))}`}`

const whenWords = (when: When) =>
  when
    .map((one) => ('field' in one ? conditionWords(one) : one.map(conditionWords).join(' or ')))
    .join(' and ')

const optionWords = (options: Options) =>
  Object.entries(options)
    .map(([value, words]) => `${code(value)} ${words}`)
    .join(', ')

function rulesOf(field: Field): string {
  const rules = [
    ...(field.required === true ? ['**required**'] : []),
    ...(field.unique === true ? ['no two active rows alike'] : []),
    ...(field.search === true ? ['searched'] : []),
    ...(field.readOnly === true ? ['set by the server'] : []),
    ...(field.computed === true ? ['found out, not stored'] : []),
    ...limitsOf(field),
    ...(field.when === undefined ? [] : [`asked for when ${whenWords(field.when)}`]),
    ...(field.kind.startsWith('choice') ? [`one of: ${optionWords(optionsOf(field))}`] : []),
  ]
  const said = rules.join('; ').replace('one of:', isMany(field) ? 'any of:' : 'one of:')
  return [
    ...(said === '' ? [] : [`${said}.`]),
    ...(field.hint === undefined ? [] : [field.hint]),
  ].join(' ')
}

const fieldRows = (fields: readonly (readonly [string, Field])[], before = ''): string[] =>
  fields.flatMap(([name, field]) => [
    row([code(before + name), labelOf(name, field), kindWords(field), rulesOf(field)]),
    ...(field.kind === 'rows'
      ? fieldRows(Object.entries(columnsOf(field)), `${before}${name}.`)
      : []),
  ])

const needs: Readonly<Record<string, Capability>> = {
  create: 'create',
  edit: 'edit',
  editMany: 'edit',
  archive: 'archive',
  restore: 'archive',
  remove: 'archive',
  archiveMany: 'archive',
  restoreMany: 'archive',
  complete: 'complete',
  reopen: 'complete',
  order: 'order',
  importRows: 'import',
  undoImport: 'import',
  importTemplate: 'import',
  exportRows: 'export',
}

const callRows = (register: Register): string[] =>
  Object.entries(callsOf(register) as Record<string, Route>)
    .filter(([name]) => needs[name] === undefined || has(register, needs[name]))
    .map(([, { method, path, grant, summary }]) =>
      row([code(`${method} ${path}`), code(grant), summary]),
    )

function sectionOf(register: Register): string {
  const { name, many, lead, capabilities, grants, within, parent, sort } = register
  const facts = [
    `Table ${code(register.table)}; grants ${code(`${grants}.…`)}; begins sorted by ${code(sort)}.`,
    ...(within === undefined ? [] : [`Listed within its ${code(within)}.`]),
    ...(parent === undefined ? [] : [`A tree by ${code(parent)}.`]),
    `It can: ${capabilities.join(', ')}.`,
  ]
  return [
    `## ${many} (${code(name)})`,
    lead,
    facts.join(' '),
    [
      '| field | label | kind | rules |',
      '|---|---|---|---|',
      ...fieldRows(fieldsIn(register)),
    ].join('\n'),
    ['| call | grant | what it does |', '|---|---|---|', ...callRows(register)].join('\n'),
  ].join('\n\n')
}

export const registersPage = (registers: readonly Register[]): string =>
  [
    '# Registers',
    'Written by `npm run docs` from the definitions in `src/**/*.register.ts`; a test fails when it is stale.',
    'Every row also keeps who made it, who changed it last, and who archived it when and why. What any of the calls may answer with stands in `/api/openapi.json`.',
    ...registers.map(sectionOf),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
