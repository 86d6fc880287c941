import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { daysIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { Bars } from '../../../../kit/web/charts/Bars.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { FigureBox } from '../../figures/FigureBox.tsx'
import { FigureTable } from '../../figures/FigureTable.tsx'
import { FilterBar, useFilters } from '../../figures/FilterBar.tsx'
import classes from '../../figures/figures.module.css'
import { analyticsKey } from '../../web/keys.ts'
import { measures, readParticipation } from '../participation.contract.ts'

type Figures = ReplyOf<typeof readParticipation>['data']

/** Who takes part: by project first; by name for who may see names. */
export function Participation() {
  const { text, locale } = useLanguage()
  const filters = useFilters()
  const { data, isError } = useQuery({
    queryKey: analyticsKey('participation', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readParticipation, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Page
      title={text('nav_participation')}
      lead={
        data &&
        text('figures_period', {
          period: daysIn(locale, data.period.from, data.period.to),
          before: daysIn(locale, data.before.from, data.before.to),
        })
      }
    >
      <div className="stack gap-6">
        <FilterBar filters={filters} period={data?.period} />
        {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
        {data === undefined && !isError && <ListSkeleton rows={8} />}
        {data !== undefined && (
          <>
            <p className="m-0">
              {text('participation_reporters', { reporters: data.reporters, count: data.people })}
            </p>
            <dl className={classes.boxes}>
              {data.counts.map(({ name, value, before }) => (
                <FigureBox
                  key={name}
                  name={text(`participation_${name}`)}
                  definition={text(`participation_${name}_means`)}
                  value={numberIn(locale, value)}
                  before={numberIn(locale, before)}
                />
              ))}
            </dl>
            <ByProject figures={data} />
            <ByName figures={data} />
          </>
        )}
      </div>
    </Page>
  )
}

function useHeads(first: string, ...more: readonly string[]) {
  const { text } = useLanguage()
  return [first, ...more, ...measures.map((name) => text(`participation_${name}`))]
}

function ByProject({ figures: { projects } }: { figures: Figures }) {
  const { text, locale, say } = useLanguage()
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
        }))}
      />
    </section>
  )
}

function ByName({ figures: { names } }: { figures: Figures }) {
  const { text } = useLanguage()
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
        }))}
      />
    </section>
  )
}
