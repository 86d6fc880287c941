// The main figures of each subject, as the overview and its paper say them.
import type { ReplyOf } from '../../../kit/http/route.ts'
import { numberIn, percentIn } from '../../../kit/language/numbers-and-days.ts'
import type { readComplianceFigures } from '../compliance/compliance.contract.ts'
import { complianceInWords } from '../compliance/compliance-in-words.ts'
import { checkCounts, type readFailedItems } from '../failed-items/failed-items.contract.ts'
import { failedItemsInWords } from '../failed-items/failed-items-in-words.ts'
import type { FigureSentence, FigureWording } from '../figures/in-words.ts'
import { hazardCounts, type readHazardFigures } from '../hazards/hazard-figures.contract.ts'
import { hazardsInWords } from '../hazards/hazards-in-words.ts'
import type { readIncidentAnalytics } from '../incidents/incident-analytics.contract.ts'
import { incidentsInWords } from '../incidents/incidents-in-words.ts'
import type { readReasonFigures } from '../reasons/reasons.contract.ts'
import { reasonsInWords } from '../reasons/reasons-in-words.ts'
import type { readToolboxFigures } from '../toolbox/toolbox.contract.ts'
import { toolboxInWords } from '../toolbox/toolbox-in-words.ts'

export type PartFigure = {
  name: string
  definition: string
  value: string
  before?: string | undefined
  to: string | null
}
export type FigurePart = {
  title: string
  /** The screen that has all of it. */
  path: string
  /** What the screen says first. */
  says: readonly FigureSentence[]
  boxes: readonly PartFigure[]
}

type Figures<Call> = Extract<ReplyOf<Call>, { data: unknown }>['data']

/** Numbers and shares as they are read. */
const wordsOf = (wording: FigureWording) => ({
  number: (value: number) => numberIn(wording.locale, value),
  percent: (value: number | null) => (value === null ? '—' : percentIn(wording.locale, value)),
})

const figure = (
  { text, compares = true }: FigureWording,
  name: Parameters<FigureWording['text']>[0],
  means: Parameters<FigureWording['text']>[0],
  { before, to = null, value }: { value: string; before?: string; to?: string | null },
): PartFigure => ({
  ...{ name: text(name), definition: text(means), value, to },
  ...(compares && before !== undefined && { before }),
})

export function incidentsPart(
  wording: FigureWording,
  data: Figures<typeof readIncidentAnalytics>,
): FigurePart {
  const { number } = wordsOf(wording)
  return {
    title: wording.text('nav_incidents'),
    path: '/dashboard/analytics/incident',
    says: incidentsInWords(wording, data),
    boxes: data.counts.map(({ name, value, before, to }) =>
      figure(wording, `figure_${name}`, `figure_${name}_means`, {
        ...{ value: number(value), before: number(before), to },
      }),
    ),
  }
}

export function reasonsPart(
  wording: FigureWording,
  data: Figures<typeof readReasonFigures>,
): FigurePart {
  const { number } = wordsOf(wording)
  return {
    title: wording.text('nav_incident_reasons'),
    path: '/dashboard/analytics/incident-reasons',
    says: reasonsInWords(wording, data),
    boxes: [
      figure(wording, 'reasons_forms', 'reasons_forms_means', {
        value: number(data.forms.value),
        before: number(data.forms.before),
        to: data.forms.to,
      }),
    ],
  }
}

export function hazardsPart(
  wording: FigureWording,
  data: Figures<typeof readHazardFigures>,
): FigurePart {
  const { number } = wordsOf(wording)
  return {
    title: wording.text('screen_hazard_analytics'),
    path: '/dashboard/hazards/analytics',
    says: hazardsInWords(wording, data),
    boxes: [
      ...hazardCounts.map((name) =>
        figure(wording, `hazards_${name}`, `hazards_${name}_means`, {
          value: number(data.hazards[name].value),
          to: data.hazards[name].to,
        }),
      ),
      figure(wording, 'hazards_reports', 'hazards_reported_means', {
        value: number(data.reports.reported.value),
        before: number(data.reports.reported.before),
        to: data.reports.reported.to,
      }),
    ],
  }
}

export function compliancePart(
  wording: FigureWording,
  data: Figures<typeof readComplianceFigures>,
): FigurePart {
  const { number, percent } = wordsOf(wording)
  return {
    title: wording.text('nav_compliance'),
    path: '/dashboard/analytics/compliance',
    says: complianceInWords(wording, data),
    boxes: [
      figure(wording, 'compliance_came', 'compliance_came_means', {
        value: percent(data.came.value),
        before: percent(data.came.before),
      }),
      ...(['expected', 'missed'] as const).map((name) =>
        figure(wording, `compliance_${name}`, `compliance_${name}_means`, {
          value: number(data.counts[name].value),
          before: number(data.countsBefore[name]),
          to: data.counts[name].to,
        }),
      ),
    ],
  }
}

export function talksPart(
  wording: FigureWording,
  data: Figures<typeof readToolboxFigures>,
): FigurePart {
  const { number, percent } = wordsOf(wording)
  return {
    title: wording.text('nav_toolbox_talks'),
    path: '/dashboard/analytics/toolbox',
    says: toolboxInWords(wording, data),
    boxes: [
      figure(wording, 'talks_held', 'talks_held_means', {
        value: number(data.held.value),
        before: number(data.was.held),
        to: data.held.to,
      }),
      figure(wording, 'talks_people', 'talks_people_means', {
        value: number(data.people.value),
        before: number(data.was.people),
        to: data.people.to,
      }),
      figure(wording, 'talks_share', 'talks_share_means', {
        value: percent(data.share),
        before: percent(data.was.share),
      }),
    ],
  }
}

export function failedItemsPart(
  wording: FigureWording,
  data: Figures<typeof readFailedItems>,
): FigurePart {
  const { number, percent } = wordsOf(wording)
  return {
    title: wording.text('nav_failed_items'),
    path: '/dashboard/analytics/failed-items',
    says: failedItemsInWords(wording, data),
    boxes: [
      ...checkCounts.map((name) => {
        const found = data.counts.find((one) => one.name === name)
        return figure(wording, `failed_${name}`, `failed_${name}_means`, {
          ...{ value: number(found?.value ?? 0), before: number(found?.before ?? 0) },
          to: found?.to ?? null,
        })
      }),
      figure(wording, 'failed_pass_rate', 'failed_pass_rate_means', {
        value: percent(data.passRate.value),
        before: percent(data.passRate.before),
      }),
    ],
  }
}
