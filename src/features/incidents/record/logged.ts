import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { instant } from '../../../register/fields/time.ts'
import type { LoggedTable } from '../../../register/logged.ts'
import { roles } from '../people/injuries.ts'
import { eventWords } from './events.ts'
import { kinds } from './kinds.ts'

/** What the change log tells of the steps that an incident goes through. */
export const loggedOfIncidents: readonly LoggedTable[] = [
  {
    table: 'incident_event',
    one: 'Incident step',
    fields: {
      incident: reference({ to: 'incidents' }),
      kind: choice({ label: 'What happened', options: eventWords }),
      reason: text({ label: 'Reason' }),
    },
    partOf: 'incident',
  },
  {
    table: 'incident_classification',
    one: 'Incident classification',
    fields: {
      incident: reference({ to: 'incidents' }),
      note: text({ label: 'Note' }),
    },
    partOf: 'incident',
  },
  {
    table: 'incident_person',
    one: 'Person of an incident',
    fields: {
      incident: reference({ to: 'incidents' }),
      role: choice({ label: 'Role', options: roles }),
      name: text({ label: 'Name' }),
      employer: text({ label: 'Employer' }),
    },
    named: 'name',
    partOf: 'incident',
  },
  {
    table: 'incident_statement',
    one: 'Incident statement',
    fields: {
      incident: reference({ to: 'incidents' }),
      signed_at: instant({ label: 'Signed on' }),
      by_link: yesNo({ label: 'By a link' }),
    },
    partOf: 'incident',
  },
  {
    table: 'incident_statement_link',
    one: 'Link to a statement',
    fields: {
      email: text({ label: 'Sent to' }),
      expires_at: instant({ label: 'Ends on' }),
      ended_at: instant({ label: 'Ended on' }),
    },
    named: 'email',
    grant: 'confidential.view',
  },
  {
    table: 'incident_investigation',
    one: 'Investigation',
    fields: {
      incident: reference({ to: 'incidents' }),
      alert: reference({ to: 'safety-alerts', label: 'Safety alert' }),
      talk: reference({ to: 'toolbox-talks', label: 'Toolbox talk' }),
    },
    partOf: 'incident',
  },
  {
    table: 'osha_year',
    one: 'OSHA summary of a year',
    fields: { entity: reference({ to: 'entities' }), year: number({}) },
    grant: 'incidents.classify',
  },
  {
    table: 'osha_export',
    one: 'File for OSHA',
    fields: {
      entity: reference({ to: 'entities' }),
      year: number({}),
      kind: choice({ label: 'File', options: { summary: 'Summary', cases: 'Cases' } }),
      errors: number({ label: 'Errors in the file' }),
      reason: text({ label: 'Reason' }),
    },
    grant: 'incidents.classify',
  },
  {
    table: 'anonymous_reports',
    one: 'Anonymous report',
    fields: {
      project: reference({ to: 'projects' }),
      kind: choice({ label: 'What is reported', options: kinds }),
      place: text({ label: 'Exact place' }),
      incident: reference({ to: 'incidents' }),
    },
    grant: 'incidents.view',
  },
  {
    table: 'report_messages',
    one: 'Message of an anonymous report',
    fields: {
      words: text({ label: 'Message' }),
      translation: text({ label: 'Translation' }),
    },
    grant: 'incidents.view',
  },
  {
    table: 'incident_duty',
    one: 'Legal duty',
    fields: {
      incident: reference({ to: 'incidents' }),
      code: text({ label: 'Rule' }),
      citation: text({ label: 'Citation' }),
      due_at: instant({ label: 'Due' }),
      sent_at: instant({ label: 'Sent on' }),
      sent_to: text({ label: 'Sent to' }),
      reference: text({ label: 'Reference' }),
    },
    partOf: 'incident',
  },
]
