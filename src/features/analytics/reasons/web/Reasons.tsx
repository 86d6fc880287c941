import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
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
import { readReasonFigures } from '../reasons.contract.ts'
import { reasonsInWords } from '../reasons-in-words.ts'
import { FormsWithReason } from './FormsWithReason.tsx'
import { TreeOfReasons } from './TreeOfReasons.tsx'

export type ReasonFigures = ReplyOf<typeof readReasonFigures>['data']

/** Which reasons people gave, or the forms that one number counts. */
export function Reasons() {
  const { search } = useAddressQuery()
  return new URLSearchParams(search).has('show') ? <FormsWithReason /> : <Figures />
}

function Figures() {
  const { text } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('reasons', filters.asked),
    queryFn: async ({ signal }) =>
      (await call(readReasonFigures, { query: filters.asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage
      title={text('nav_incident_reasons')}
      screen="incident-reasons"
      filters={filters}
      query={query}
      says={reasonsInWords}
    >
      {(data) => <Counted figures={data} />}
    </FiguresPage>
  )
}

function Counted({ figures: { forms, reasons, projects } }: { figures: ReasonFigures }) {
  const { text, locale, say } = useLanguage()
  if (forms.value + forms.before === 0)
    return (
      <EmptyState
        title={text('reasons_none')}
        text={text('reasons_none_text')}
        action={<Link to="/dashboard/incident-reasons">{text('reasons_set_up')}</Link>}
      />
    )
  return (
    <>
      <dl className={classes.boxes}>
        <FigureBox
          name={text('reasons_forms')}
          definition={text('reasons_forms_means')}
          value={numberIn(locale, forms.value)}
          before={numberIn(locale, forms.before)}
          to={forms.to}
        />
      </dl>
      <div className={classes.charts}>
        <Pareto reasons={reasons} />
        <TreeOfReasons reasons={reasons} />
        <CountedBars
          title={text('reasons_by_project')}
          heads={[say('Project'), text('reasons_forms')]}
          rows={projects.map(({ id, name, forms }) => ({
            id: id ?? 'none',
            label: name ?? text('figures_no_project'),
            values: [forms.value],
            tos: [forms.to],
          }))}
        />
      </div>
    </>
  )
}

/** The most frequent first, each with the share of all that it and those above it come to. */
function Pareto({ reasons }: Pick<ReasonFigures, 'reasons'>) {
  const { text, locale } = useLanguage()
  const chosen = reasons.filter(({ own }) => own.value > 0)
  const all = chosen.reduce((sum, { own }) => sum + own.value, 0)
  let upTo = 0
  const rows = chosen.map(({ id, name, own }) => {
    upTo += own.value
    const share = Math.round((100 * upTo) / all)
    return {
      ...{ id, label: name, values: [own.value, share], tos: [own.to, null] },
      words: `${numberIn(locale, own.value)} · ${percentIn(locale, share)}`,
    }
  })
  return (
    <CountedBars
      title={text('reasons_pareto')}
      note={text('reasons_pareto_note')}
      heads={[text('reasons_reason'), text('reasons_forms'), text('reasons_share')]}
      rows={rows}
    />
  )
}
