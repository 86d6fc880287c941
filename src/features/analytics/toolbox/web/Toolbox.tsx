import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery } from '../../../../kit/web/page/use-address-query.ts'
import { CountedBars } from '../../figures/CountedBars.tsx'
import { FigureBox } from '../../figures/FigureBox.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import classes from '../../figures/figures.module.css'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { analyticsKey } from '../../web/keys.ts'
import { readToolboxFigures, shownTalks, talkCounts } from '../toolbox.contract.ts'
import { toolboxInWords } from '../toolbox-in-words.ts'
import { PeopleReached } from './PeopleReached.tsx'
import { TalksOfFigure } from './TalksOfFigure.tsx'

type Figures = ReplyOf<typeof readToolboxFigures>['data']

/** The list that the address asks for. */
function listAsked(search: string) {
  const words = new URLSearchParams(search)
  const show = shownTalks.find((name) => name === words.get('show'))
  const [place, talk] = [words.get('place'), words.get('talk')]
  const of = { ...(place && { place }), ...(talk && { talk }) }
  return { talks: show && { show, ...of }, people: words.get('show') === 'people' && of }
}

/** Talks planned against held, or the talks or the people that one number counts. */
export function Toolbox() {
  const { talks, people } = listAsked(useAddressQuery().search)
  if (people) return <PeopleReached asked={people} />
  return talks === undefined ? <ToolboxFigures /> : <TalksOfFigure asked={talks} />
}

function ToolboxFigures() {
  const { text } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('toolbox', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readToolboxFigures, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage
      title={text('nav_toolbox_talks')}
      screen="toolbox"
      filters={filters}
      query={query}
      says={toolboxInWords}
    >
      {(data) => <Counted figures={data} />}
    </FiguresPage>
  )
}

function Counted({ figures }: { figures: Figures }) {
  const { text, locale } = useLanguage()
  const { counts, held, people, share, was } = figures
  const percent = (value: number | null) => (value === null ? '—' : percentIn(locale, value))
  const empty = talkCounts.every((name) => counts[name].value + was.counts[name] === 0)
  if (empty && held.value + was.held === 0)
    return <EmptyState title={text('talks_none')} text={text('talks_none_text')} />
  return (
    <>
      <dl className={classes.boxes}>
        <FigureBox
          name={text('talks_held')}
          definition={text('talks_held_means')}
          value={numberIn(locale, held.value)}
          before={numberIn(locale, was.held)}
          to={held.to}
        />
        <FigureBox
          name={text('talks_people')}
          definition={text('talks_people_means')}
          value={numberIn(locale, people.value)}
          before={numberIn(locale, was.people)}
          to={people.to}
        />
        <FigureBox
          name={text('talks_share')}
          definition={text('talks_share_means')}
          value={percent(share)}
          before={percent(was.share)}
        />
        <FigureBox
          name={text('talks_attendance')}
          definition={text('talks_attendance_means')}
          value={percent(figures.attendance)}
          before={percent(figures.attendance_was)}
        />
        {talkCounts.map((name) => (
          <FigureBox
            key={name}
            name={text(`talks_${name}`)}
            definition={text(`talks_${name}_means`)}
            value={numberIn(locale, counts[name].value)}
            before={numberIn(locale, was.counts[name])}
            to={counts[name].to}
          />
        ))}
      </dl>
      <div className={classes.charts}>
        <ByPlace figures={figures} />
        <ByTopic figures={figures} />
        <Gaps figures={figures} />
      </div>
    </>
  )
}

function ByPlace({ figures: { places } }: { figures: Figures }) {
  const { text, locale } = useLanguage()
  return (
    <CountedBars
      title={text('talks_by_place')}
      note={text('talks_by_place_note')}
      heads={[
        text('compliance_place'),
        text('talks_held'),
        text('talks_people'),
        ...talkCounts.map((name) => text(`talks_${name}`)),
      ]}
      rows={places.map(({ id, name, counts, held, people }) => ({
        ...{ id, label: name, to: held.to },
        values: [held.value, people.value, ...talkCounts.map((one) => counts[one].value)],
        tos: [held.to, people.to, ...talkCounts.map((one) => counts[one].to)],
        words:
          counts.due.value === 0
            ? numberIn(locale, held.value)
            : text('talks_of_due', {
                held: numberIn(locale, held.value),
                given: numberIn(locale, counts.given.value),
                due: numberIn(locale, counts.due.value),
              }),
      }))}
    />
  )
}

function ByTopic({ figures: { topics } }: { figures: Figures }) {
  const { text } = useLanguage()
  return (
    <CountedBars
      title={text('talks_by_topic')}
      heads={[text('talks_topic'), text('talks_held'), text('talks_people')]}
      rows={topics.map(({ id, name, held, people }) => ({
        id: id ?? 'none',
        label: name ?? text('talks_own_topic'),
        values: [held.value, people.value],
        to: held.to,
        tos: [held.to, people.to],
      }))}
    />
  )
}

/** Why incidents happened, beside the talks about it: what nobody spoke of comes first. */
function Gaps({ figures: { gaps } }: { figures: Figures }) {
  const { text, locale } = useLanguage()
  return (
    <CountedBars
      title={text('talks_gaps')}
      note={text('talks_gaps_note')}
      heads={[text('reasons_reason'), text('reasons_forms'), text('talks_held')]}
      rows={gaps.map(({ id, name, forms, held }) => ({
        ...{ id, label: name, to: null },
        values: [forms, held],
        tos: [null, null],
        words: text('talks_gap_words', {
          forms: numberIn(locale, forms),
          held: numberIn(locale, held),
        }),
      }))}
    />
  )
}
