// The main figures of each screen but the first, each asked for by the call of its screen.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { readComplianceFigures } from '../../compliance/compliance.contract.ts'
import { complianceInWords } from '../../compliance/web/compliance-in-words.ts'
import { checkCounts, readFailedItems } from '../../failed-items/failed-items.contract.ts'
import { failedItemsInWords } from '../../failed-items/web/failed-items-in-words.ts'
import type { useFilters } from '../../figures/FilterBar.tsx'
import { hazardCounts, readHazardFigures } from '../../hazards/hazard-figures.contract.ts'
import { hazardsInWords } from '../../hazards/web/hazards-in-words.ts'
import { readReasonFigures } from '../../reasons/reasons.contract.ts'
import { reasonsInWords } from '../../reasons/web/reasons-in-words.ts'
import { readToolboxFigures } from '../../toolbox/toolbox.contract.ts'
import { toolboxInWords } from '../../toolbox/web/toolbox-in-words.ts'
import { analyticsKey } from '../../web/keys.ts'
import { Part } from './Part.tsx'
import { useFigureWords } from './use-figure-words.ts'

type Props = { asked: ReturnType<typeof useFilters>['asked'] }

const shared = { placeholderData: keepPreviousData, staleTime: 0 } as const

export function ReasonsOf({ asked }: Props) {
  const wording = useLanguage()
  const { text } = wording
  const { number } = useFigureWords()
  const { data, isError } = useQuery({
    queryKey: analyticsKey('reasons', asked),
    queryFn: async ({ signal }) => (await call(readReasonFigures, { query: asked, signal })).data,
    ...shared,
  })
  return (
    <Part
      title={text('nav_incident_reasons')}
      path="/dashboard/analytics/incident-reasons"
      says={data ? reasonsInWords(wording, data) : []}
      isError={isError}
      boxes={[
        {
          name: text('reasons_forms'),
          definition: text('reasons_forms_means'),
          value: number(data?.forms.value),
          before: number(data?.forms.before),
          to: data?.forms.to,
        },
      ]}
    />
  )
}

export function HazardsOf({ asked }: Props) {
  const wording = useLanguage()
  const { text } = wording
  const { number } = useFigureWords()
  const { data, isError } = useQuery({
    queryKey: analyticsKey('hazards', asked),
    queryFn: async ({ signal }) => (await call(readHazardFigures, { query: asked, signal })).data,
    ...shared,
  })
  return (
    <Part
      title={text('screen_hazard_analytics')}
      path="/dashboard/hazards/analytics"
      says={data ? hazardsInWords(wording, data) : []}
      isError={isError}
      boxes={[
        ...hazardCounts.map((name) => ({
          name: text(`hazards_${name}`),
          definition: text(`hazards_${name}_means`),
          value: number(data?.hazards[name].value),
          to: data?.hazards[name].to,
        })),
        {
          name: text('hazards_reports'),
          definition: text('hazards_reported_means'),
          value: number(data?.reports.reported.value),
          before: number(data?.reports.reported.before),
          to: data?.reports.reported.to,
        },
      ]}
    />
  )
}

export function ComplianceOf({ asked }: Props) {
  const wording = useLanguage()
  const { text } = wording
  const { number, percent } = useFigureWords()
  const { data, isError } = useQuery({
    queryKey: analyticsKey('compliance', asked),
    queryFn: async ({ signal }) =>
      (await call(readComplianceFigures, { query: asked, signal })).data,
    ...shared,
  })
  return (
    <Part
      title={text('nav_compliance')}
      path="/dashboard/analytics/compliance"
      says={data ? complianceInWords(wording, data) : []}
      isError={isError}
      boxes={[
        {
          name: text('compliance_came'),
          definition: text('compliance_came_means'),
          value: percent(data?.came.value),
          before: percent(data?.came.before),
        },
        ...(['expected', 'missed'] as const).map((name) => ({
          name: text(`compliance_${name}`),
          definition: text(`compliance_${name}_means`),
          value: number(data?.counts[name].value),
          before: number(data?.countsBefore[name]),
          to: data?.counts[name].to,
        })),
      ]}
    />
  )
}

export function TalksOf({ asked }: Props) {
  const wording = useLanguage()
  const { text } = wording
  const { number, percent } = useFigureWords()
  const { data, isError } = useQuery({
    queryKey: analyticsKey('toolbox', asked),
    queryFn: async ({ signal }) => (await call(readToolboxFigures, { query: asked, signal })).data,
    ...shared,
  })
  return (
    <Part
      title={text('nav_toolbox_talks')}
      path="/dashboard/analytics/toolbox"
      says={data ? toolboxInWords(wording, data) : []}
      isError={isError}
      boxes={[
        {
          name: text('talks_held'),
          definition: text('talks_held_means'),
          value: number(data?.held.value),
          before: number(data?.was.held),
          to: data?.held.to,
        },
        {
          name: text('talks_people'),
          definition: text('talks_people_means'),
          value: number(data?.people),
          before: number(data?.was.people),
        },
        {
          name: text('talks_share'),
          definition: text('talks_share_means'),
          value: percent(data?.share),
          before: percent(data?.was.share),
        },
      ]}
    />
  )
}

export function FailedItemsOf({ asked }: Props) {
  const wording = useLanguage()
  const { text } = wording
  const { number, percent } = useFigureWords()
  const { data, isError } = useQuery({
    queryKey: analyticsKey('failed-items', asked),
    queryFn: async ({ signal }) => (await call(readFailedItems, { query: asked, signal })).data,
    ...shared,
  })
  return (
    <Part
      title={text('nav_failed_items')}
      path="/dashboard/analytics/failed-items"
      says={data ? failedItemsInWords(wording, data) : []}
      isError={isError}
      boxes={[
        ...checkCounts.map((name) => {
          const found = data?.counts.find((one) => one.name === name)
          return {
            name: text(`failed_${name}`),
            definition: text(`failed_${name}_means`),
            value: number(found?.value),
            before: number(found?.before),
            to: found?.to,
          }
        }),
        {
          name: text('failed_pass_rate'),
          definition: text('failed_pass_rate_means'),
          value: percent(data?.passRate.value),
          before: percent(data?.passRate.before),
        },
      ]}
    />
  )
}
