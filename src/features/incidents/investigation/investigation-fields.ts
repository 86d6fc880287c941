// What an investigation writes down, and the rule of who must be in its team.
import { choice } from '../../../register/fields/choice.ts'
import { files } from '../../../register/fields/pointing.ts'
import { innerRowsOf, rows } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date, time } from '../../../register/fields/time.ts'
import { isSerious } from '../severities.ts'

const levels = {
  supervisor: 'By the supervisor',
  joint: 'With the committee',
  formal: 'Formal',
} as const

const teamRoles = {
  supervisor: 'Supervisor',
  worker: 'Worker member (committee or representative)',
  safety: 'Health and safety',
  management: 'Management',
  other: 'Other',
} as const

export const ofTeam = {
  level: choice({ label: 'How it is investigated', options: levels }),
  started_on: date({ label: 'Begun on', past: true }),
  ended_on: date({ label: 'Ended on', past: true }),
  team: rows({
    label: 'Team',
    max: 20,
    columns: {
      name: text({ required: true, max: 160 }),
      role: choice({ required: true, options: teamRoles }),
    },
  }),
}
export const ofTimeline = {
  timeline: rows({
    label: 'Timeline',
    max: 100,
    columns: {
      day: date({ label: 'Day' }),
      time: time({ label: 'Time' }),
      event: text({ label: 'What happened', required: true, max: 500 }),
    },
  }),
}
export const ofEvidence = {
  evidence: files({ label: 'Evidence', accept: ['application/pdf', 'image/*'], max: 50 }),
  interviews: rows({
    label: 'Interviews',
    max: 40,
    columns: {
      name: text({ required: true, max: 160 }),
      day: date({ label: 'Day' }),
      said: text({ label: 'What was said', required: true, max: 2000 }),
    },
  }),
}
export const ofFindings = {
  whys: rows({
    label: 'Five whys',
    max: 10,
    columns: {
      why: text({ label: 'Why?', required: true, max: 500 }),
      answer: text({ label: 'Because', required: true, max: 500 }),
    },
  }),
  findings: longText({ label: 'Findings', max: 4000 }),
  recommendations: longText({ label: 'Recommendations', max: 4000 }),
}
export const ofLessons = { lessons: longText({ label: 'Lessons learned', max: 4000 }) }

export const investigationFields = {
  ...ofTeam,
  ...ofTimeline,
  ...ofEvidence,
  ...ofFindings,
  ...ofLessons,
}

type Team = { level: unknown; team: readonly Readonly<Record<string, unknown>>[] }

/** Who investigates, as somebody wrote it down. */
export const teamIn = (values: Readonly<Record<string, unknown>>): Team => ({
  level: values.level,
  team: innerRowsOf(values.team),
})

/** Where a physician was needed, and where it is more than the supervisor’s, a worker member investigates too. */
export const lacksWorker = (severity: string | null, { level, team }: Team): boolean =>
  (isSerious(severity) || level === 'joint' || level === 'formal') &&
  !team.some(({ role, archived }) => role === 'worker' && archived !== true)
