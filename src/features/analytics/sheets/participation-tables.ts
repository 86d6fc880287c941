import type { ReplyOf } from '../../../kit/http/route.ts'
import { measures, type readParticipation } from '../participation/participation.contract.ts'
import { type FileTable, type FileWording, figuresTable } from './table.ts'

type Figures = ReplyOf<typeof readParticipation>['data']

/** By name for who may see names. */
export function participationTables(wording: FileWording, figures: Figures): FileTable[] {
  const { text, say } = wording
  const { counts, people, reporters, projects, names } = figures
  const of = measures.map((name) => text(`participation_${name}`))
  return [
    figuresTable(wording, text('nav_participation'), [
      { words: 'participation_people', value: people },
      { words: 'participation_who_report', value: reporters },
      ...counts.map(({ name, value, before }) => ({
        ...{ words: `participation_${name}` as const, value, before },
      })),
    ]),
    {
      name: text('participation_by_project'),
      heads: [
        say('Project'),
        text('participation_people'),
        text('participation_who_report'),
        ...of,
      ],
      rows: projects.map((one) => [
        one.name ?? text('figures_no_project'),
        one.people,
        one.reporters,
        ...measures.map((name) => one.counts[name]),
      ]),
    },
    ...(names === null
      ? []
      : [
          {
            name: text('participation_by_name'),
            heads: [text('participation_name'), ...of],
            rows: names.map((one) => [one.name, ...measures.map((name) => one.counts[name])]),
          },
        ]),
  ]
}
