// Failed items whose question says that a deficiency follows, each with what was said and shown of it.
import type { FailedItem } from '../../deficiencies/index.ts'
import {
  asksOf,
  attachedIn,
  type Failed,
  type Filling,
  type Language,
  labelIn,
} from '../../forms/definition/index.ts'

/** `item`: the same for as long as the item of a group stands, wherever it moves to. */
export type FailedAnswer = FailedItem & { item: string }

function follows(filling: Filling, key: string): { said: string[]; photos: string[] } {
  const answers = filling.answers()
  const asked = filling.definition.fields.filter(
    (question) => answers[question.key] !== undefined && asksOf(question, key),
  )
  const of = (...types: string[]) =>
    asked.filter(({ type }) => types.includes(type)).map((question) => answers[question.key])
  return {
    said: of('text', 'textarea').map(String),
    photos: of('photo').flatMap((answer) => attachedIn(answer).map(({ id }) => id)),
  }
}

function titleOf({ question, row, item }: Failed, language: Language): string {
  const words = [labelIn(question, language), ...(row ? [labelIn(row, language)] : [])].join(': ')
  return item ? `${labelIn(item.group, language)} ${item.number}: ${words}` : words
}

export function failedItems(filling: Filling, language: Language): FailedAnswer[] {
  return filling.failed().flatMap((failed): FailedAnswer[] => {
    const { question, option, row, item } = failed
    const rule = question.deficiency
    if (rule == null) return []
    const key = row === undefined ? question.key : `${question.key}/${row.id}`
    const { said, photos } = follows(item?.filling ?? filling, question.key)
    return [
      {
        key,
        row: item?.number ?? null,
        item: `${item?.group.key ?? ''} ${item?.id ?? ''} ${key}`,
        title: titleOf(failed, language),
        description: [labelIn(option, language), ...(rule.note ? [rule.note] : []), ...said].join(
          '\n',
        ),
        severity: rule.severity,
        dueDays: rule.due_days ?? null,
        photos,
      },
    ]
  })
}
