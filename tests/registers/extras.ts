// What the rules of single registers need beyond what their definitions say, for examples of them:
// values whose form only their code knows, fields that must fit each other, and fields that are left
// as they were made because their changes follow rules of their own, tested beside the register.
import { listValues } from '../../src/features/lists/lists.register.ts'
import { projects } from '../../src/features/projects/projects.register.ts'
import { newId } from '../../src/kit/ids.ts'
import { callsOf } from '../../src/register/contract.ts'
import { dayOfItsOwn, digits, weekOfItsOwn } from './digits.ts'
import { ofCommittees } from './extras/of-committees.ts'
import { documentExtras } from './extras-documents.ts'
import { ofContractors } from './extras-of-contractors.ts'
import type { Extras } from './house.ts'

const rated = ['range_from', 'range_to', 'range_unit'] as const

/** Nobody holds an office twice at the same time. */
const appointed: Extras = {
  make() {
    const day = dayOfItsOwn()
    return { starts_on: day, ends_on: day }
  },
  ruled: ['starts_on', 'ends_on'],
}

export const extras: Readonly<Record<string, Extras>> = {
  chemicals: {
    // A product goes from one status to the next in a given order; a sheet gives way to a later one.
    make: () => ({ status: 'in_use' }),
    ruled: ['status', 'sds', 'sds_revised_on'],
  },
  'asset-types': {
    examples: {
      custom_fields: (random) => [
        {
          id: newId(),
          label: `Ring ${digits(5, random)}`,
          kind: 'text',
          options: null,
          required: true,
        },
      ],
    },
    ruled: ['custom_fields'],
  },
  inventory: {
    // How it is tracked is its type's affair; who holds it and what it read has a history of its own.
    make: () => ({ status: 'in_service', holder: null, own_values: {} }),
    ruled: [
      'asset_type',
      'status',
      'holder',
      'quantity',
      'minimum',
      'meter_hours',
      'meter_km',
      'own_values',
    ],
  },
  // A kind with choices asks for them.
  'users-custom-fields': { ruled: ['kind'] },
  // A list does not name the type that it lies in again; items that were used are kept.
  'incident-types-sublists': { ruled: ['incident_type', 'also_in', 'items'] },
  'incident-reasons-sublists': { ruled: ['incident_reason', 'also_in', 'items'] },
  entities: {
    examples: {
      naics: (random) => digits(6, random),
      ein: (random) => `${digits(2, random)}-${digits(7, random)}`,
      colour: (random) => `#${digits(6, random)}`,
      months: (random) => [
        {
          id: newId(),
          month: `20${10 + Math.floor(random() * 89)}-03`,
          headcount: 12,
          hours: Math.floor(random() * 1e5),
        },
      ],
    },
    // One entity is where new records belong, and it cannot be archived.
    make: () => ({ is_default: false }),
    ruled: ['is_default'],
  },
  hazards: {
    // What a rating asks for depends on what it comes to.
    make: () => ({ status: 'draft' }),
    ruled: ['status', 'residual_probability', 'residual_severity', 'note'],
  },
  // What hazards are rated by keeps its range.
  'probability-ratings': { ruled: rated },
  'severity-ratings': { ruled: rated },
  deficiencies: {
    // An order stays one; a later day needs a reason, and without an owner the place names one. A risk
    // is rated by both or by neither.
    examples: {
      source: (random) => (['order', 'incident', 'manual'] as const)[Math.floor(random() * 3)],
      // Nothing is due later than an order says.
      comply_by: (random) => `2099-0${1 + Math.floor(random() * 9)}-15`,
    },
    make: (_, __, { incident }) => (incident === undefined ? {} : { source: 'incident' }),
    asks: { incident: { source: 'incident' } },
    ruled: [
      ...['source', 'due_on', 'owner', 'owner_name', 'before_probability', 'before_severity'],
      ...['after_probability', 'after_severity'],
    ],
  },
  incidents: {
    // A restricted one is seen by few; what could have happened is rated by both or by neither; it is named by its first
    // words, and is of an entity, unless somebody says so.
    make: () => ({ confidential: false }),
    ruled: ['confidential', 'title', 'entity', 'potential_probability', 'potential_severity'],
  },
  jhsc: appointed,
  'first-aiders': appointed,
  'hs-reps': appointed,
  projects: {
    // A project that is completed has left the list; it ends after it begins.
    make: () => ({ status: 'planned', planned_end: null }),
    ruled: ['status', 'planned_end'],
  },
  'people-without-account': {
    // Whose somebody is depends on what they are; they leave after they begin.
    make: (_, __, over) => ({
      kind:
        'entity' in over ? 'employee' : 'client' in over ? 'client_contact' : 'contractor_worker',
      ends_on: null,
    }),
    asks: { entity: { kind: 'employee' }, client: { kind: 'client_contact' } },
    ruled: ['kind', 'entity', 'client', 'starts_on', 'ends_on', 'email'],
  },
  'toolbox-talk-deliveries': {
    // It is for a project or for a team, and about a talk or a topic; who presents is the caller where nothing is said.
    async make({ title, talk, project }, house, over) {
      const topic = (title ?? talk ?? over.talk) ? {} : { title: 'Ice on the ramps' }
      if (over.team != null) return { ...topic, project: null }
      const place = project ?? over.project ?? (await house.make(projects)).id
      return { ...topic, project: place, team: null }
    },
    asks: { team: { project: null } },
    ruled: ['title', 'talk', 'project', 'team', 'presenter'],
  },
  'toolbox-talk-schedules': {
    // It is for a project or for a team; talks take turns where they are said; it ends after it begins.
    async make({ project, talks, weekdays }, house, over) {
      const days = Array.isArray(weekdays) && weekdays.length > 0 ? weekdays : ['1']
      const rest = { weekdays: days, ends_on: null, topics: talks ? 'turns' : 'suggested' }
      if (over.team != null) return { ...rest, project: null }
      const place = project ?? over.project ?? (await house.make(projects)).id
      return { ...rest, project: place, team: null }
    },
    asks: { team: { project: null }, talks: { topics: 'turns' } },
    ruled: ['project', 'team', 'weekdays', 'topics', 'talks', 'starts_on', 'ends_on'],
  },
  'monthly-reports': {
    // It is of a project or of an entity.
    make: () => ({ entity: null }),
    ruled: ['project', 'entity'],
    sees: ['confidential.view'],
  },
  'worked-hours': {
    // A week begins on its Monday, and has the hours of a project and its people once.
    make: () => ({ week: weekOfItsOwn(), project: null }),
    asks: { project: { week: '2026-03-09' } },
    ruled: ['week', 'project', 'whose'],
  },
  training: {
    // A day of a year has a month and a day that there are; courses do not count as each other in a circle.
    examples: { opens: () => '03-01', closes: () => '05-31' },
    make: () => ({ covers: [] }),
    ruled: ['validity', 'months', 'opens', 'closes', 'covers'],
  },
  'training-requirements': {
    // It is required of somebody.
    examples: {
      audience: () => [{ out: false, kind: 'everyone', id: null, value: null, name: null }],
    },
    ruled: ['audience'],
  },
  'users-trainings': {
    // One course a person and day; a day of its own needs a reason, and only others verify.
    make: () => ({
      completed_on: dayOfItsOwn(),
      ...{ expiry_override: null, expiry_reason: null, verified_how: null },
      ...{ revoked: false, revoked_reason: null },
    }),
    ruled: [
      ...['person', 'course', 'completed_on', 'expiry_override', 'expiry_reason'],
      ...['verified_how', 'revoked', 'revoked_reason'],
    ],
  },
  users: {
    // Who has no template has that of their role; they leave after they begin. Where they work is a list by name.
    make: ({ projects, teams }) => ({
      ...{ left_on: null, invited: false },
      ...(Array.isArray(projects) && { projects: projects.slice(0, 1) }),
      ...(Array.isArray(teams) && { teams: teams.slice(0, 1) }),
    }),
    ruled: [
      ...['role_id', 'permission_template_id', 'hired_on', 'left_on', 'invited', 'email'],
      ...['projects', 'teams'],
    ],
  },
  ...ofCommittees,
  ...ofContractors,
  'client-contacts': {
    // The person who is sent something needs an address.
    ruled: ['email'],
  },
  // Management holds no rights to permission templates.
  'roles-template': {
    // Management may not hold every right.
    examples: { base_role: (random) => (random() < 0.5 ? '1' : '3') },
    make: () => ({ base_role: '3' }),
  },
  'task-management': {
    // It begins before it is due, and who must all do it are named.
    make: () => ({ starts_on: null, completion: 'one', repeats_until: null }),
    ruled: [...['starts_on', 'due_on', 'completion', 'assignees', 'checklist', 'repeats_until']],
  },
  'safety-boards': {
    // It is of a place, says something in some language, and leads to the web alone.
    examples: { report_link: (random) => `https://example.com/${digits(6, random)}` },
    async make({ sections, languages, project }, house, over) {
      const place = project ?? over.project ?? (await house.make(projects)).id
      return {
        project: place,
        ...(!Array.isArray(sections) || sections.length === 0 ? { sections: ['law'] } : {}),
        ...(!Array.isArray(languages) || languages.length === 0 ? { languages: ['en'] } : {}),
      }
    },
    ruled: ['project', 'sections', 'languages', 'report_link'],
  },
  'escalation-chains': {
    examples: {
      steps: (random) => [
        { id: newId(), after: 1 + Math.floor(random() * 9), to: 'managers', people: [] },
      ],
    },
    make: (example) => ({
      steps: example.steps ?? [{ id: newId(), after: 1, to: 'managers', people: [] }],
    }),
    // A chain has a step.
    ruled: ['steps'],
  },
  'notification-rules': {
    // A rule tells somebody.
    make: () => ({ roles: ['1'] }),
    ruled: ['roles'],
  },
  ...documentExtras,
  'to-dos': {
    // What repeats needs a first day; what is nobody's is its maker's.
    make: () => ({ repeats: 'never' }),
    ruled: ['assignee'],
  },
  lists: {
    examples: { code: (random) => `list-${digits(9, random)}` },
    ruled: ['code'],
  },
  'list-values': {
    // A value stays in its list, and stands under a value of the same.
    async make({ parent }, { manager }, over) {
      if (typeof parent !== 'string') return {}
      if ('list' in over) return { parent: null }
      const above = await manager.row(callsOf(listValues).read, { params: { id: parent } })
      return { list: (above.list as { id: string }).id }
    },
    ruled: ['list', 'parent'],
  },
}
