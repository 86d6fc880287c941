// The sidebar: which screens it leads to, in which groups. What a person's grants do not open is not
// shown to them.
import {
  IconAlertTriangle,
  IconBuildingCommunity,
  IconChartBar,
  IconClipboardCheck,
  IconFiles,
  IconForms,
  type IconHome,
  IconSettings,
  IconTool,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { type Screen, screenByName } from '../../../access/screens.ts'
import type { Session } from '../../../access/web/session.ts'
import type { MessageKey } from '../../../kit/web/language/catalogue.ts'
import type { Text } from '../../../kit/web/language/Language.tsx'

type Entry = [name: string, label: MessageKey]
type Group = { label: MessageKey; icon: typeof IconHome; entries: Entry[] }

const groups: Group[] = [
  {
    label: 'nav_work',
    icon: IconClipboardCheck,
    entries: [
      ['submissions-unsigned', 'nav_unsigned'],
      ['submissions-signed', 'nav_signed'],
      ['all-submissions', 'nav_all_submissions'],
      ['submissions-trade-contractor', 'nav_contractor_submissions'],
      ['deficiency-registry', 'nav_deficiencies'],
      ['task-management', 'nav_tasks'],
      ['to-dos', 'nav_to_dos'],
    ],
  },
  {
    label: 'nav_risk',
    icon: IconAlertTriangle,
    entries: [
      ['deficiency-incident', 'nav_incident_deficiencies'],
      ['hazards', 'nav_hazards'],
      ['safety-alerts', 'nav_safety_alerts'],
      ['toolbox-talks', 'nav_toolbox_talks'],
      ['safety-boards', 'nav_safety_boards'],
      ['emergency-contacts', 'nav_emergency_contacts'],
    ],
  },
  {
    label: 'nav_sites',
    icon: IconBuildingCommunity,
    entries: [
      ['projects', 'nav_projects'],
      ['teams', 'nav_teams'],
      ['clients', 'nav_clients'],
      ['locations', 'nav_locations'],
    ],
  },
  {
    label: 'nav_people',
    icon: IconUsers,
    entries: [
      ['users', 'nav_users'],
      ['training', 'nav_training'],
      ['training-matrix', 'nav_training_matrix'],
      ['operations', 'nav_operations'],
      ['operation-roles', 'nav_operation_roles'],
      ['employee-participation', 'nav_participation'],
    ],
  },
  {
    label: 'nav_contractors',
    icon: IconUsersGroup,
    entries: [['trade-contractors', 'nav_trade_contractors']],
  },
  {
    label: 'nav_equipment',
    icon: IconTool,
    entries: [
      ['asset-types', 'nav_assets'],
      ['chemicals', 'nav_chemicals'],
    ],
  },
  {
    label: 'nav_documents',
    icon: IconFiles,
    entries: [
      ['resources', 'nav_resources'],
      ['policies', 'nav_policies'],
      ['swps', 'nav_swps'],
      ['orientation', 'nav_orientation'],
      ['jhsc', 'nav_jhsc'],
      ['first-aiders', 'nav_first_aiders'],
      ['hs-reps', 'nav_hs_reps'],
    ],
  },
  {
    label: 'nav_forms',
    icon: IconForms,
    entries: [
      ['forms', 'nav_forms'],
      ['form-categories', 'nav_form_categories'],
      ['forms-default', 'nav_default_forms'],
      ['form-reports', 'nav_form_reports'],
      ['forms-submitted', 'nav_forms_submitted'],
    ],
  },
  {
    label: 'nav_analytics',
    icon: IconChartBar,
    entries: [
      ['analytics-report', 'nav_overview'],
      ['analytics-incident', 'nav_incidents'],
      ['hazards-analytics', 'nav_hazards'],
      ['analytics-compliance', 'nav_compliance'],
      ['analytics-toolbox', 'nav_toolbox_talks'],
      ['analytics-failed-items', 'nav_failed_items'],
      ['rules', 'nav_rules'],
    ],
  },
  {
    label: 'nav_settings',
    icon: IconSettings,
    entries: [
      ['roles-template', 'nav_permission_templates'],
      ['entities', 'nav_entities'],
      ['incident-types', 'nav_incident_types'],
      ['incident-reasons', 'nav_incident_reasons'],
      ['severity-ratings', 'nav_severity'],
      ['probability-ratings', 'nav_probability'],
      ['list-categories', 'nav_lists'],
      ['changes', 'nav_changes'],
    ],
  },
]

export type MenuEntry = { screen: Screen; label: string }

export const mayOpen = ({ role, processedPermissions }: Session, name: string): boolean =>
  role === 'admin' || processedPermissions.has(name)

export function menuFor(session: Session, text: Text) {
  return groups
    .map(({ label, icon, entries }) => ({
      label: text(label),
      icon,
      entries: entries.flatMap(([name, words]): MenuEntry[] => {
        const screen = screenByName.get(name)
        return screen !== undefined && mayOpen(session, name)
          ? [{ screen, label: text(words) }]
          : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
