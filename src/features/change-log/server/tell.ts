// Links of the log in the words of the person who reads them.

import type { Context } from '../../../access/server/gate.ts'
import { instantIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import { currencyOf } from '../../../kit/money.ts'
import type { PastName } from '../../../register/capabilities/history/contract.ts'
import {
  deedOf,
  type Entry,
  linesOf,
  masked,
  type PastNames,
} from '../../../register/capabilities/history/lines.ts'
import { addTo, namesOf, pointedIn } from '../../../register/capabilities/history/names-of-past.ts'
import { type Fields, labelOf } from '../../../register/define.ts'
import { file } from '../../../register/fields/pointing.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { sayIn, textIn } from '../../../register/server/words.ts'
import type { WordedChange, WordedRecord } from '../changes.contract.ts'
import { type Link, wholesOf } from './changes.store.ts'
import {
  type LogSubject,
  type LogSubjects,
  otherRegistersOf,
  wholeOf,
  withheld,
} from './subjects.ts'

export type Saying = {
  context: Context
  registers: Registers
  subjects: LogSubjects
  company: { timezone: string; country: string }
  lang: Locale
}

/** `fields`: those of its subject, as this row has them. */
type Known = { link: Link; subject: LogSubject; entry: Entry; fields: Fields }
type Whole = { register: string; id: string }

function entryOf(link: Link, subject: LogSubject, context: Context): Entry {
  const { left, masked: hidden } = withheld(subject, context)
  const told = (columns: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(columns)
        .filter(([name]) => !left.includes(name))
        .map(([name, value]) => [name, hidden.includes(name) ? masked : value]),
    )
  return { before: told(link.before), after: told(link.after) }
}

const hiding = (columns: Entry['before'], name: string) =>
  name in columns ? { ...columns, [name]: masked } : columns

/** A value that is a file in this row is told as one: by its name, and to nobody who may not see it. */
async function withFiles(context: Context, known: readonly Known[]): Promise<Known[]> {
  const told = await Promise.all(
    [...Map.groupBy(known, ({ subject }) => subject)].map(async ([{ fileIn, fields }, some]) => {
      const field = fileIn && fields[fileIn.column]
      if (fileIn === undefined || field === undefined) return some
      const { column } = fileIn
      const ids = some.flatMap(({ link }) => link.subject_id ?? [])
      const rows = new Map((await fileIn.rows(context, ids)).map(({ id, seen }) => [id, seen]))
      const asFile = { ...fields, [column]: file({ label: labelOf(column, field) }) }
      return some.map((one): Known => {
        const seen = rows.get(one.link.subject_id ?? '')
        if (seen === undefined) return one
        const { before, after } = one.entry
        return seen
          ? { ...one, fields: asFile }
          : { ...one, entry: { before: hiding(before, column), after: hiding(after, column) } }
      })
    }),
  )
  return told.flat()
}

/** What each part is a part of: as the change says it, else as its row does. */
async function wholesIn({ context }: Saying, known: readonly Known[]): Promise<Map<string, Whole>> {
  const wholes = new Map<string, Whole>()
  const unknown = new Map<LogSubject, Set<string>>()
  for (const { link, subject } of known) {
    const { partOf } = subject
    if (partOf === undefined || link.subject_id === null) continue
    const register = wholeOf(subject)
    const id = register && (link.after[partOf] ?? link.before[partOf])
    if (register !== undefined && typeof id === 'string')
      wholes.set(link.subject_id, { register, id })
    else unknown.set(subject, (unknown.get(subject) ?? new Set()).add(link.subject_id))
  }
  await Promise.all(
    [...unknown].map(async ([subject, ids]) => {
      const { table, partOf = '' } = subject
      for (const { id, register, whole } of await wholesOf(context.db, table, partOf, [...ids])) {
        const of = register ?? wholeOf(subject)
        if (of !== undefined && whole !== null) wholes.set(id, { register: of, id: whole })
      }
    }),
  )
  return wholes
}

/** Who did it, by what the gate and the jobs say of themselves. */
function wayOf(source: string): WordedChange['by'] {
  if (source === 'staff') return 'person'
  if (source.startsWith('job ')) return 'job'
  const ways = ['contractor', 'admin', 'link', 'public'] as const
  return ways.find((way) => way === source) ?? 'system'
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** What a row that belongs to no register is called: only the change itself says it. */
function nameIn({ named }: LogSubject, { before, after }: Entry): string | null {
  const name = named === undefined ? null : textOf(after[named] ?? before[named])
  return name === masked ? null : name
}

export async function tell(telling: Saying, links: readonly Link[]): Promise<WordedChange[]> {
  const { context, registers, subjects, company, lang } = telling
  const say = sayIn(lang)
  const text = textIn(lang)
  const stated = links.flatMap((link): Known[] => {
    const subject = subjects.get(link.subject)
    if (subject === undefined) return []
    return [{ link, subject, entry: entryOf(link, subject, context), fields: subject.fields }]
  })
  const known = await withFiles(context, stated)
  const byLink = new Map(known.map((one) => [one.link, one]))
  const wholes = await wholesIn(telling, known)
  const beside = new Map<string, string>()
  for (const [subject, some] of Map.groupBy(known, ({ subject }) => subject)) {
    const rows = some.flatMap(({ link }) => link.subject_id ?? [])
    for (const [id, register] of await otherRegistersOf(subject, rows, context))
      beside.set(id, register)
  }
  const ids = pointedIn(known)
  for (const { link, subject } of known)
    if (subject.pointedAt !== undefined) addTo(ids, subject.pointedAt, link.subject_id)
  for (const { register, id } of wholes.values())
    if (registers.find(register) !== undefined) addTo(ids, register, id)
  const names: PastNames = await namesOf({ context, registers }, ids)
  const speech = {
    locale: lang,
    say,
    currency: currencyOf(company.country),
    moment: (at: string) => instantIn(lang, at, company.timezone),
  }

  const recordOf = (register: string, id: string | null, many: boolean): WordedRecord => {
    const definition = registers.find(register)?.register
    const past: PastName | undefined = id === null ? undefined : names[id]
    return {
      kind: say((many ? definition?.many : definition?.one) ?? register),
      name: past?.name ?? null,
      state: past?.state ?? null,
      register,
      id,
    }
  }
  const subjectOf = (link: Link, found: Known | undefined): WordedRecord => {
    const register = beside.get(link.subject_id ?? '') ?? found?.subject.extension?.register.name
    if (register !== undefined) return recordOf(register, link.subject_id, link.subject_id === null)
    const said = found === undefined ? null : nameIn(found.subject, found.entry)
    const name = names[link.subject_id ?? '']?.name ?? said
    const kind = say(found?.subject.one ?? link.subject)
    return { kind, name, state: null, register: null, id: link.subject_id }
  }
  return links.map((link): WordedChange => {
    const found = byLink.get(link)
    const entry = found?.entry ?? { before: {}, after: {} }
    const whole = wholes.get(link.subject_id ?? '')
    const { partOf } = found?.subject ?? {}
    // What it is a part of stands in the sentence.
    const fields = Object.entries(found?.fields ?? {}).filter(
      ([name]) => whole === undefined || name !== partOf,
    )
    const lines = linesOf({ fields: Object.fromEntries(fields) }, entry, { speech, names, text })
    const { seq, at, actor, source, request_id, ip, reason } = link
    return {
      ...{ seq, at, actor, source, request_id, ip, reason },
      by: wayOf(source),
      deed: deedOf(link.action, link),
      record: subjectOf(link, found),
      whole:
        whole === undefined || partOf === undefined
          ? null
          : recordOf(whole.register, whole.id, false),
      lines,
    }
  })
}
