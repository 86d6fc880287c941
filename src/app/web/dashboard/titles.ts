// What a screen is called. Some have a name of their own in the catalogue; the others' short titles
// are derived from what the table of screens says of them: "Policies: list" → "Policies", in the
// words of the register that it shows.
import type { Screen } from '../../../access/screens.ts'
import type { MessageKey } from '../../../kit/web/language/catalogue.ts'
import type { useLanguage } from '../../../kit/web/language/Language.tsx'

const named: Record<string, MessageKey> = {
  dashboard: 'dashboard',
  'dashboard-customize': 'screen_customize',
  'my-account': 'my_account',
  resources: 'nav_resources',
  jhsc: 'nav_jhsc',
  'import-resources': 'screen_import_resources',
  'training-matrix': 'nav_training_matrix',
  'first-aiders-training-matrix': 'screen_first_aiders_matrix',
  'projects-tracker': 'screen_tracker',
  'projects-rain-days': 'screen_rain_days',
  'teams-tracker': 'screen_tracker',
  'teams-rain-days': 'screen_rain_days',
  inventory: 'nav_assets',
  'operation-roles-training-report': 'screen_training_report',
  'forms-default': 'nav_default_forms',
  'form-categories-order': 'screen_form_categories_order',
  'submissions-create': 'screen_submission_fill',
  'submissions-edit': 'screen_submission_edit',
  'submissions-unsigned': 'nav_unsigned',
  'submissions-previous-unsigned': 'screen_previous_unsigned',
  'submissions-signed': 'nav_signed',
  'submissions-all-company': 'screen_company_submissions',
  'submissions-trade-contractor': 'nav_contractor_submissions',
  'all-submissions': 'nav_all_submissions',
  'form-reports': 'nav_form_reports',
  'forms-submitted': 'nav_forms_submitted',
  'deficiency-incident': 'nav_incident_deficiencies',
  'deficiency-registry': 'nav_deficiencies',
  'employee-participation': 'nav_participation',
  'hazards-sorting': 'screen_hazards_order',
  'hazards-analytics': 'screen_hazard_analytics',
  'users-invite-upload': 'screen_invite',
  'users-role-permissions': 'screen_role_permissions',
  changes: 'nav_changes',
  rules: 'nav_rules',
  'task-management': 'nav_tasks',
  'tc-forms-add': 'screen_tc_forms_add',
  lists: 'screen_lists',
  'file-upload': 'screen_upload',
  'admin-dashboard': 'back_office',
  'admin-account': 'my_account',
  'admin-requests': 'requests',
  'admin-templates': 'provider_library',
  'contractors-my-account': 'my_account',
}

const ends: Record<string, MessageKey> = {
  archived: 'screen_part_archived',
  create: 'screen_part_create',
  record: 'screen_part_record',
  edit: 'screen_part_edit',
  completed: 'screen_part_completed',
}

type Said = Pick<ReturnType<typeof useLanguage>, 'text' | 'say'>

function parts({ title }: Screen): [subject: string, rest: string] {
  const plain = title.replace(/[;(].*/, '').trim()
  const [subject = '', ...rest] = plain.split(': ')
  return [subject, rest.join(': ').replace(/, .*/, '')]
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const endIn = (rest: string, { text }: Said): string => {
  const end = ends[rest]
  return end === undefined ? rest : text(end)
}

export function titleOf(screen: Screen, said: Said): string {
  const name = named[screen.name]
  const [subject, rest] = parts(screen)
  if (name !== undefined) return said.text(name)
  const own = said.say(subject)
  return rest === '' || rest === 'list' ? own : `${own}: ${endIn(rest, said)}`
}

/** The end of the title alone, for where the subject stands before it. */
export function shortTitleOf(screen: Screen, said: Said): string {
  const [, rest] = parts(screen)
  return rest === '' || rest === 'list' || screen.name in named
    ? titleOf(screen, said)
    : capital(endIn(rest, said))
}
