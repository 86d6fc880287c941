// How a submission is kept while it is filled in: question by question. Where two devices answered the same
// question differently, this device keeps its answer and stores the other.
import type { z } from 'zod'
import type { DraftRules, Other, Saved } from '../../../../../kit/drafts/draft.ts'
import {
  type DraftValues,
  mergeValue,
  mergeValues,
  type NameOf,
} from '../../../../../kit/drafts/merge.ts'
import { isRecord } from '../../../../../kit/own.ts'
import { same } from '../../../../../kit/same.ts'
import type { readDraft } from '../../filling.contract.ts'
import { aboutOf, contextOf } from '../device/about.ts'
import type {
  FillConflict,
  FillContent,
  StoredAbout,
  StoredAnswers,
  StoredContext,
} from '../device/stored.ts'
import { mergeRemarks, remarksAt, withRemarks } from './merge-remarks.ts'

/** A file, an item of a group, somebody who signs, an option. */
const nameOf: NameOf = (entry) => {
  if (typeof entry === 'string') return entry
  if (!isRecord(entry)) return undefined
  const { id, role, account, name } = entry
  return String(id ?? `${role} ${account ?? name}`)
}
const how = () => ({ nameOf })

const only = (values: DraftValues, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))

/** The draft with these subjects in place of its own. */
function withParts(context: StoredContext, parts: DraftValues): StoredContext {
  const next = contextOf(parts)
  const changed = Object.keys(parts).map((part) => [part, next[part as keyof StoredContext]])
  return { ...context, ...Object.fromEntries(changed) }
}

/** A device that cannot say where it is takes nothing back of where it was. */
export function withChange(context: StoredContext, change: Partial<StoredContext>): StoredContext {
  const { no_place: why, ...more } = change
  const lost = why != null && (change.place ?? context.place) !== null
  return { ...context, ...(lost ? more : change) }
}

const partsOf = (content: FillContent): DraftValues => aboutOf(content.context)

function merge(base: FillContent | undefined, mine: FillContent, theirs: FillContent) {
  const answers = mergeValues(base?.answers ?? {}, mine.answers, theirs.answers, how)
  const said = mergeRemarks(base?.remarks, mine.remarks, theirs.remarks, nameOf)
  const [here, there] = [partsOf(mine), partsOf(theirs)]
  const parts = mergeValues(base === undefined ? {} : partsOf(base), here, there, how)
  const changed = Object.keys(parts.values).filter((part) => !same(parts.values[part], here[part]))
  // The server does not have the reason.
  const reason =
    theirs.reason === undefined
      ? mine.reason
      : mergeValue(base?.reason, mine.reason, theirs.reason).value
  const content: FillContent = {
    answers: answers.values,
    remarks: said.remarks,
    context: withParts(mine.context, only(parts.values, changed)),
    ...(reason !== undefined && { reason }),
  }
  const conflicts = [answers, said, parts].flatMap((one) => one.conflicts)
  if (conflicts.length === 0) return { content }
  const other: FillConflict = {
    answers: only(theirs.answers, answers.conflicts),
    remarks: remarksAt(theirs.remarks, said.conflicts),
    about: only(there, parts.conflicts) as Partial<StoredAbout>,
  }
  return { content, other }
}

export const fillRules: DraftRules<FillContent, FillConflict> = {
  merge,
  same: (one, other) =>
    same(one.answers, other.answers) &&
    same(one.remarks ?? {}, other.remarks ?? {}) &&
    same(aboutOf(one.context), aboutOf(other.context)) &&
    (one.reason === undefined || other.reason === undefined || one.reason === other.reason),
  writeAfter: 250,
  sendAfter: 1200,
  tryAfter: 15_000,
}

export type DraftThere = Omit<z.output<NonNullable<typeof readDraft.reply>>['data'], 'answers'> & {
  readonly answers: StoredAnswers
}

/** What the server has. */
export const savedIn = ({
  answers,
  remarks,
  context,
  revision,
  saved_at,
}: Pick<
  DraftThere,
  'answers' | 'remarks' | 'context' | 'revision' | 'saved_at'
>): Saved<FillContent> => ({
  content: { answers, remarks, context: contextOf(context) },
  revision,
  saved_at,
})

type Others = readonly Other<FillConflict>[]
type Decided = { readonly content: FillContent; readonly others: Others }

/** Swaps the shown answers with the different answers of the other device. */
export function swapped(content: FillContent, others: Others): Decided {
  const [first, ...more] = others
  if (first === undefined) return { content, others }
  const { answers, remarks = {}, about } = first.content
  const shown: FillConflict = {
    answers: only(content.answers, Object.keys(answers)),
    remarks: remarksAt(content.remarks, Object.keys(remarks)),
    about: only(partsOf(content), Object.keys(about)) as Partial<StoredAbout>,
  }
  return {
    content: {
      ...content,
      answers: { ...content.answers, ...answers },
      remarks: withRemarks(content.remarks, remarks),
      context: withParts(content.context, about),
    },
    others: [{ ...first, content: shown }, ...more],
  }
}

/** Keeps the shown answers and discards the others. */
export const stays = (content: FillContent, [, ...others]: Others): Decided => ({ content, others })
