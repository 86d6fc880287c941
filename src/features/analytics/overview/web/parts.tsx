// The main figures of each screen but the first, each asked for by the call of its screen.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { readComplianceFigures } from '../../compliance/compliance.contract.ts'
import { readFailedItems } from '../../failed-items/failed-items.contract.ts'
import type { FigureFilters } from '../../figures/filters/use-filters.web.ts'
import { readHazardFigures } from '../../hazards/hazard-figures.contract.ts'
import { readReasonFigures } from '../../reasons/reasons.contract.ts'
import { readToolboxFigures } from '../../toolbox/toolbox.contract.ts'
import { analyticsKey } from '../../web/keys.ts'
import {
  compliancePart,
  failedItemsPart,
  hazardsPart,
  reasonsPart,
  talksPart,
} from '../figure-parts.ts'
import { Part } from './Part.tsx'

type Props = { asked: FigureFilters['asked'] }

/** They say what the filters ask: with the period before, or without it. */
const useWording = ({ compare }: Props['asked']) => ({
  ...useLanguage(),
  compares: compare === undefined,
})

const shared = { placeholderData: keepPreviousData, staleTime: 0 } as const

export function ReasonsOf({ asked }: Props) {
  const wording = useWording(asked)
  const { data, isError } = useQuery({
    queryKey: analyticsKey('reasons', asked),
    queryFn: async ({ signal }) => (await call(readReasonFigures, { query: asked, signal })).data,
    ...shared,
  })
  return <Part {...reasonsPart(wording, data)} isError={isError} />
}

export function HazardsOf({ asked }: Props) {
  const wording = useWording(asked)
  const { data, isError } = useQuery({
    queryKey: analyticsKey('hazards', asked),
    queryFn: async ({ signal }) => (await call(readHazardFigures, { query: asked, signal })).data,
    ...shared,
  })
  return <Part {...hazardsPart(wording, data)} isError={isError} />
}

export function ComplianceOf({ asked }: Props) {
  const wording = useWording(asked)
  const { data, isError } = useQuery({
    queryKey: analyticsKey('compliance', asked),
    queryFn: async ({ signal }) =>
      (await call(readComplianceFigures, { query: asked, signal })).data,
    ...shared,
  })
  return <Part {...compliancePart(wording, data)} isError={isError} />
}

export function TalksOf({ asked }: Props) {
  const wording = useWording(asked)
  const { data, isError } = useQuery({
    queryKey: analyticsKey('toolbox', asked),
    queryFn: async ({ signal }) => (await call(readToolboxFigures, { query: asked, signal })).data,
    ...shared,
  })
  return <Part {...talksPart(wording, data)} isError={isError} />
}

export function FailedItemsOf({ asked }: Props) {
  const wording = useWording(asked)
  const { data, isError } = useQuery({
    queryKey: analyticsKey('failed-items', asked),
    queryFn: async ({ signal }) => (await call(readFailedItems, { query: asked, signal })).data,
    ...shared,
  })
  return <Part {...failedItemsPart(wording, data)} isError={isError} />
}
