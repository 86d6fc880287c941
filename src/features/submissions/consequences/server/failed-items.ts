// Failed items whose question says that a deficiency follows, each with what was said and shown of it.
import type { Locale } from '../../../../kit/locales.ts'
import type { FailedItem } from '../../../deficiencies/index.ts'
import {
  asksOf,
  attachedIn,
  type FailedAnswer,
  type Filling,
  labelIn,
  remarkOfFailed,
} from '../../../forms/definition/index.ts'
import { assetsNamed } from '../../subjects/server/answered-subjects.ts'

export type FailedQuestion = Omit<FailedItem, 'asset'> & {
  /** The same for as long as the item of a group stands, wherever it moves to. */
  item: string
  /** Those that the item of a group names itself. */
  assets: string[]
  /** Which one it was is confidential. */
  confidential: boolean
}

/** The person who sees to it may not be one who may read what was said. */
const confidentialTitle: Record<Locale, string> = {
  en: 'A confidential item failed',
  fr: 'Un point confidentiel a échoué',
  es: 'Un punto confidencial no se superó',
}

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

function titleOf({ question, row, item }: FailedAnswer, language: Locale): string {
  const words = [labelIn(question, language), ...(row ? [labelIn(row, language)] : [])].join(': ')
  return item ? `${labelIn(item.group, language)} ${item.number}: ${words}` : words
}

const longestTitle = 80

/** The first words of what is wrong: the list of deficiencies is read by them. */
function firstWords(note: string): string {
  const [line = ''] = note.split('\n')
  if (line.length <= longestTitle) return line
  return `${line.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`
}

export function failedItems(filling: Filling, language: Locale): FailedQuestion[] {
  return filling.failed().flatMap((failed): FailedQuestion[] => {
    const { question, option, row, item } = failed
    const rule = question.deficiency
    if (rule == null) return []
    const key = row === undefined ? question.key : `${question.key}/${row.id}`
    const same = {
      item: `${item?.group.key ?? ''} ${item?.id ?? ''} ${key}`,
      assets: item === undefined ? [] : assetsNamed(item.filling),
      severity: rule.severity,
      dueDays: rule.due_days ?? null,
    }
    if (question.confidential === true || item?.group.confidential === true)
      return [
        {
          ...same,
          confidential: true,
          key: null,
          row: null,
          title: confidentialTitle[language],
          description: null,
          photos: [],
        },
      ]
    const { said, photos } = follows(item?.filling ?? filling, question.key)
    const remark = filling.remarks.get(remarkOfFailed(failed))
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
        photos: [...attachedIn(remark?.photos).map(({ id }) => id), ...photos],
      },
    ]
  })
}
