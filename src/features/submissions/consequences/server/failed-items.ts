// What leads to a deficiency: failed items whose question says so, and actions that somebody added to an item,
// each with what was said and shown of it.
import { inEach } from '../../../../kit/language/in-each.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { FailedItem } from '../../../deficiencies/index.ts'
import {
  asksOf,
  attachedIn,
  type Filling,
  labelIn,
  type RemarkPlace,
  remarkOfFailed,
  remarkPlace,
  shownRemarks,
} from '../../../forms/definition/index.ts'
import { texts } from '../../content/texts.ts'
import { assetsNamed } from '../../subjects/answered.ts'

export type FailedQuestion = Omit<FailedItem, 'asset'> & {
  /** The same for as long as the item of a group stands, wherever it moves to. */
  item: string
  /** Those that the item of a group names itself. */
  assets: string[]
  /** The remark that is of it. */
  remark: string
  /** Which one it was is confidential. */
  confidential: boolean
}

/** All that the person who sees to it may not be one to read. */
const inConfidence = (title: string) => ({
  confidential: true,
  key: null,
  row: null,
  title,
  description: null,
  action: null,
  photos: [],
})

/** The person who sees to it may not be one who may read what was said. */
const confidentialTitle: Record<Locale, string> = inEach(texts, 'confidential-item')

const confidentialAction: Record<Locale, string> = inEach(texts, 'confidential-action')

function follows(filling: Filling, key: string): { said: string[]; photos: string[] } {
  const answers = filling.answers()
  const asked = filling.definition.fields.filter(
    (question) =>
      answers[question.key] !== undefined &&
      question.confidential !== true &&
      asksOf(question, key),
  )
  const of = (...types: string[]) =>
    asked.filter(({ type }) => types.includes(type)).map((question) => answers[question.key])
  return {
    said: of('text', 'textarea').map(String),
    photos: of('photo').flatMap((answer) => attachedIn(answer).map(({ id }) => id)),
  }
}

function titleOf({ question, row, item }: RemarkPlace, language: Locale): string {
  const words = [labelIn(question, language), ...(row ? [labelIn(row, language)] : [])].join(': ')
  return item ? `${labelIn(item.group, language)} ${item.number}: ${words}` : words
}

const longestTitle = 80

/** How it begins to say what is wrong: the list of deficiencies is read by them. */
function firstWords(note: string): string {
  const [line = ''] = note.split('\n')
  if (line.length <= longestTitle) return line
  return `${line.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`
}

function itemsThatFailed(filling: Filling, language: Locale): FailedQuestion[] {
  return filling.failed().flatMap((failed): FailedQuestion[] => {
    const { question, option, row, item } = failed
    const rule = question.deficiency
    if (rule == null) return []
    const key = row === undefined ? question.key : `${question.key}/${row.id}`
    const name = remarkOfFailed(failed)
    const remark = filling.remarks.get(name)
    const same = {
      source: 'submission' as const,
      remark: name,
      owner: remark?.action?.owner ?? null,
      dueOn: remark?.action?.due ?? null,
      item: `${item?.group.key ?? ''} ${item?.id ?? ''} ${key}`,
      assets: item === undefined ? [] : assetsNamed(item.filling),
      severity: rule.severity,
      dueDays: rule.due_days ?? null,
    }
    if (question.confidential === true || item?.group.confidential === true)
      return [
        {
          ...same,
          ...inConfidence(confidentialTitle[language]),
        },
      ]
    const { said, photos } = follows(item?.filling ?? filling, question.key)
    const note = remark?.note?.trim() ?? ''
    const title = titleOf(failed, language)
    const rest = [...(rule.note ? [rule.note] : []), ...said]
    return [
      {
        ...same,
        confidential: false,
        key,
        row: item?.number ?? null,
        title: note === '' ? title : `${title}: ${firstWords(note)}`,
        description: [note === '' ? labelIn(option, language) : note, ...rest].join('\n'),
        action: remark?.action?.title ?? null,
        photos: [...attachedIn(remark?.photos).map(({ id }) => id), ...photos],
      },
    ]
  })
}

/** Those of items that raise nothing by having failed. */
function actionsAdded(
  filling: Filling,
  language: Locale,
  failed: readonly FailedQuestion[],
): FailedQuestion[] {
  const known = new Set(failed.map(({ remark }) => remark))
  return Object.entries(shownRemarks(filling)).flatMap(([remark, said]): FailedQuestion[] => {
    const { action, note = '', photos } = said
    const place = remarkPlace(filling, remark)
    if (action === undefined || place === undefined || known.has(remark)) return []
    const { question, row, item } = place
    const same = {
      source: 'action' as const,
      remark,
      owner: action.owner ?? null,
      dueOn: action.due ?? null,
      item: `action ${remark}`,
      assets: item === undefined ? [] : assetsNamed(item.filling),
      severity: question.deficiency?.severity ?? ('medium' as const),
      dueDays: question.deficiency?.due_days ?? null,
    }
    if (question.confidential === true || item?.group.confidential === true)
      return [{ ...same, ...inConfidence(confidentialAction[language]) }]
    return [
      {
        ...same,
        confidential: false,
        key: row === undefined ? question.key : `${question.key}/${row.id}`,
        row: item?.number ?? null,
        title: action.title.trim(),
        description: [titleOf(place, language), note.trim()].filter(Boolean).join('\n'),
        action: action.title.trim(),
        photos: attachedIn(photos).map(({ id }) => id),
      },
    ]
  })
}

export function failedItems(filling: Filling, language: Locale): FailedQuestion[] {
  const failed = itemsThatFailed(filling, language)
  return [...failed, ...actionsAdded(filling, language, failed)]
}
