import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { Bars } from '../../../../kit/web/charts/Bars.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FigureBox } from '../../figures/FigureBox.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { FigureTable } from '../../figures/FigureTable.tsx'
import classes from '../../figures/figures.module.css'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { analyticsKey } from '../../web/keys.ts'
import { measures, readParticipation } from '../participation.contract.ts'
import { participationInWords } from '../participation-in-words.ts'
import { DeedsOfFigure } from './DeedsOfFigure.tsx'
import { PeopleOfFigure } from './PeopleOfFigure.tsx'
import { useListOf, useShown } from './use-shown.ts'

type ParticipationFigures = ReplyOf<typeof readParticipation>['data']

/** Who takes part, or the records or people that one number counts. */
export function Participation() {
  const { deeds, people } = useShown()
  if (deeds) return <DeedsOfFigure asked={deeds} />
  return people ? <PeopleOfFigure asked={people} /> : <Figures />
}

/** By project first; by name for who may see names. */
function Figures() {
  const { text, locale } = useLanguage()
  const filters = useFilters()
  const listOf = useListOf()
  const query = useQuery({
    queryKey: analyticsKey('participation', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readParticipation, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage
      title={text('nav_participation')}
      screen="participation"
      filters={filters}
      query={query}
      says={participationInWords}
    >
      {(data) => (
        <>
          <dl className={classes.boxes}>
            {data.counts.map(({ name, value, before }) => (
              <FigureBox
                key={name}
                name={text(`participation_${name}`)}
                definition={text(`participation_${name}_means`)}
                value={numberIn(locale, value)}
                before={numberIn(locale, before)}
                to={value === 0 ? null : listOf({ show: name })}
              />
            ))}
          </dl>
          <ByProject figures={data} />
          <ByName figures={data} />
        </>
      )}
    </FiguresPage>
  )
}

function useHeads(first: string, ...more: readonly string[]) {
  const { text } = useLanguage()
  return [first, ...more, ...measures.map((name) => text(`participation_${name}`))]
}

function ByProject({ figures: { projects, names } }: { figures: ParticipationFigures }) {
  const { text, locale, say } = useLanguage()
  const listOf = useListOf()
  const heads = useHeads(
    say('Project'),
    text('participation_people'),
    text('participation_who_report'),
  )
  const title = text('participation_by_project')
  const called = (name: string | null) => name ?? text('figures_no_project')
  if (projects.length === 0) return <EmptyState title={text('participation_none')} />
  return (
    <section className="stack gap-2" aria-label={title}>
      <Figure title={title} note={text('participation_by_project_note')}>
        <Bars
          bars={projects.map(({ id, name, counts }) => ({
            id: id ?? 'none',
            label: called(name),
            value: counts.reports,
            words: numberIn(locale, counts.reports),
          }))}
        />
      </Figure>
      <FigureTable
        title={title}
        heads={heads}
        rows={projects.map(({ id, name, people, reporters, counts }) => ({
          id: id ?? 'none',
          label: called(name),
          values: [people, reporters, ...measures.map((measure) => counts[measure])],
          tos: [
            // Who the people are is for who may see names.
            ...(['people', 'reporters'] as const).map((show) =>
              names === null || id === null ? null : listOf({ show, at: id }),
            ),
            ...measures.map((show) => listOf({ show, at: id ?? 'none' })),
          ],
        }))}
      />
    </section>
  )
}

function ByName({ figures: { names } }: { figures: ParticipationFigures }) {
  const { text } = useLanguage()
  const listOf = useListOf()
  const title = text('participation_by_name')
  const heads = useHeads(text('participation_name'))
  if (names === null) return <p className="hint m-0">{text('participation_no_names')}</p>
  if (names.length === 0) return null
  return (
    <section className="stack gap-2" aria-label={title}>
      <h2 className="title-3 m-0">{title}</h2>
      <FigureTable
        title={title}
        heads={heads}
        rows={names.map(({ id, name, counts }) => ({
          id,
          label: name,
          values: measures.map((measure) => counts[measure]),
          tos: measures.map((show) => listOf({ show, person: id })),
        }))}
      />
    </section>
  )
}
