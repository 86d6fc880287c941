import type { ReplyOf } from '../../../kit/http/route.ts'
import { type readToolboxFigures, talkCounts } from '../toolbox/toolbox.contract.ts'
import { type FileTable, type FileWording, figuresTable } from './table.ts'

type Figures = ReplyOf<typeof readToolboxFigures>['data']

export function toolboxTables(wording: FileWording, figures: Figures): FileTable[] {
  const { text } = wording
  const { held, people, share, attendance, was, counts } = figures
  const [heldWords, peopleWords] = [text('talks_held'), text('talks_people')]
  return [
    figuresTable(wording, text('nav_toolbox_talks'), [
      { words: 'talks_held', value: held.value, before: was.held },
      { words: 'talks_people', value: people.value, before: was.people },
      { words: 'talks_share', value: share, before: was.share },
      { words: 'talks_attendance', value: attendance, before: figures.attendance_was },
      ...talkCounts.map((name) => ({
        words: `talks_${name}` as const,
        value: counts[name].value,
        before: was.counts[name],
      })),
    ]),
    {
      name: text('talks_by_place'),
      heads: [
        text('compliance_place'),
        heldWords,
        peopleWords,
        ...talkCounts.map((name) => text(`talks_${name}`)),
      ],
      rows: figures.places.map((one) => [
        one.name,
        one.held.value,
        one.people.value,
        ...talkCounts.map((name) => one.counts[name].value),
      ]),
    },
    {
      name: text('talks_by_topic'),
      heads: [text('talks_topic'), heldWords, peopleWords],
      rows: figures.topics.map((one) => [
        one.name ?? text('talks_own_topic'),
        one.held.value,
        one.people.value,
      ]),
    },
    {
      name: text('talks_gaps'),
      heads: [text('reasons_reason'), text('reasons_forms'), heldWords],
      rows: figures.gaps.map((one) => [one.name, one.forms, one.held]),
    },
  ]
}
