// The words by which a submission is found: what people wrote and chose in it, without what is confidential, so that
// nobody finds it by an answer that they may not read.

import {
  type Filling,
  openFilling,
  type Question,
  type Remarks,
} from '../../../forms/definition/index.ts'
import { shownByLink } from '../shown-by-link.ts'
import { wordOfRecord } from '../word-of-record.ts'
import { answerRows, isId } from './answer-rows.ts'
import { asksConfidence } from './confidential.ts'

/** What is longer is not looked through to its end. */
const longest = 50_000

const everyQuestion = (fields: readonly Question[]): Question[] =>
  fields.flatMap((question) => [question, ...everyQuestion(question.fields ?? [])])

/** Pass and fail stand in every inspection: nobody looks for them. */
const isChecked = ({ options = [] }: Question) => options.some(({ fails }) => fails === true)

function optionsOf(fields: readonly Question[]): ReadonlyMap<string, string> {
  return new Map(
    everyQuestion(fields)
      .filter((question) => !isChecked(question))
      .flatMap(({ options = [] }) =>
        options.map(({ id, label, labels = {} }) => [
          id,
          [label, ...Object.values(labels)].join(' '),
        ]),
      ),
  )
}

export function saidWords(filling: Filling, remarks: Remarks): string {
  const { definition } = filling
  const shown = asksConfidence(definition)
    ? shownByLink(definition, filling.answers(), { remarks })
    : undefined
  const open = shown === undefined ? filling : openFilling(shown.definition, shown.answers)
  const options = optionsOf(open.definition.fields)
  const answers = answerRows(open).flatMap(({ text, option_id }) => {
    if (option_id !== null && isId(option_id)) return wordOfRecord(option_id)
    return text ?? options.get(option_id ?? '') ?? []
  })
  const added = Object.values(shown?.remarks ?? remarks).flatMap(({ note, action }) => [
    note ?? [],
    action?.title ?? [],
  ])
  return [...answers, ...added.flat()].join('\n').slice(0, longest).toWellFormed()
}
