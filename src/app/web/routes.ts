// The router, derived from the table of screens: each screen is a route whose id is its name. A
// screen that is built names its file here; one of a later release says so itself.
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Screen, screens } from '../../access/screens.ts'
import { type Part, screenOf } from '../../register/screens-of.ts'
import { registers } from '../registers.ts'

const features = '../../features'

const built: Record<string, string> = {
  home: `${features}/public-site/web/HomeScreen.tsx`,
  contact: `${features}/public-site/web/ContactScreen.tsx`,
  pricing: `${features}/public-site/web/PricingScreen.tsx`,
  faq: `${features}/public-site/web/FaqScreen.tsx`,
  login: `${features}/sign-in/web/LoginScreen.tsx`,
  'contractors-login': `${features}/sign-in/web/ContractorLoginScreen.tsx`,
  'contractors-logout': `${features}/sign-in/web/LogoutScreen.tsx`,
  'forgot-password': `${features}/sign-in/web/ForgotPasswordScreen.tsx`,
  'reset-password': `${features}/sign-in/web/ResetPasswordScreen.tsx`,
  lists: `${features}/lists/web/ListsScreen.tsx`,
  'forms-create': `${features}/forms/web/NewFormScreen.tsx`,
  'forms-default': `${features}/forms/web/LibraryScreen.tsx`,
  'forms-edit': `${features}/forms/web/BuilderScreen.tsx`,
  'submissions-unsigned': `${features}/submissions/lists/web/UnsignedScreen.tsx`,
  'submissions-previous-unsigned': `${features}/submissions/lists/web/PreviousUnsignedScreen.tsx`,
  'submissions-signed': `${features}/submissions/lists/web/SignedScreen.tsx`,
  'submissions-all-company': `${features}/submissions/lists/web/AllCompanyScreen.tsx`,
  'submissions-trade-contractor': `${features}/submissions/lists/web/TradeContractorScreen.tsx`,
  'all-submissions': `${features}/submissions/lists/web/AllSubmissionsScreen.tsx`,
  'form-reports': `${features}/submissions/reports/web/FormReportsScreen.tsx`,
  'forms-submitted': `${features}/submissions/reports/web/FormsSubmittedScreen.tsx`,
  'submissions-create': `${features}/submissions/filling/web/FillScreen.tsx`,
  'submissions-record': `${features}/submissions/page/web/SubmissionRecordScreen.tsx`,
  'submissions-edit': `${features}/submissions/page/web/SubmissionScreen.tsx`,
  'projects-tracker': `${features}/projects/tracker/web/TrackerScreen.tsx`,
  'projects-rain-days': `${features}/projects/rain-days/web/RainDaysScreen.tsx`,
  'deficiencies-record': `${features}/deficiencies/web/DeficiencyRecordScreen.tsx`,
  'deficiency-registry': `${features}/deficiencies/web/DeficiencyRegistryScreen.tsx`,
  'deficiency-incident': `${features}/deficiencies/web/DeficiencyRegistryScreen.tsx`,
  rules: `${features}/rules/web/RulesScreen.tsx`,
  dashboard: `${features}/home/web/HomeScreen.tsx`,
  'my-account': `${features}/my-account/web/MyAccountScreen.tsx`,
  'file-upload': `${features}/files/web/UploadScreen.tsx`,
  'admin-dashboard': `${features}/back-office/web/HomeScreen.tsx`,
  'admin-account': `${features}/my-account/web/MyAccountScreen.tsx`,
  backend: `${features}/back-office/web/BackendRedirect.tsx`,
  'contractors-projects': `${features}/contractor-portal/web/ProjectsScreen.tsx`,
  'contractors-my-account': `${features}/my-account/web/MyAccountScreen.tsx`,
  'sign-link': `${features}/submissions/signing/web/link/SignLinkScreen.tsx`,
  'qr-chemicals': `${features}/equipment/chemicals/public/PublicChemicalScreen.tsx`,
  'incident-types-reusable-edit': `${features}/incidents/incident-types/ReusableTypesScreen.tsx`,
  'incident-reasons-reusable-edit': `${features}/incidents/incident-reasons/ReusableReasonsScreen.tsx`,
  verify: `${features}/submissions/papers/web/VerifyScreen.tsx`,
  'not-authorized': 'pages/NotAuthorized.tsx',
  'not-found': 'pages/NotFound.tsx',
}

const registerScreens: Partial<Record<Part, string>> = {
  list: 'registers/RegisterListScreen.tsx',
  deleted: 'registers/RegisterListScreen.tsx',
  completed: 'registers/RegisterListScreen.tsx',
  sorting: 'registers/RegisterListScreen.tsx',
  create: 'registers/RegisterFormScreen.tsx',
  record: 'registers/RegisterRecordScreen.tsx',
  edit: 'registers/RegisterFormScreen.tsx',
  import: 'registers/RegisterImportScreen.tsx',
  export: 'registers/RegisterExportScreen.tsx',
}

/** Rows that no form of the register makes have screens of their own, or none yet. */
const ofRegisters: Record<string, string> = Object.fromEntries(
  registers
    .filter(({ form }) => form.length > 0)
    .flatMap((register) =>
      (Object.entries(registerScreens) as [Part, string][]).flatMap(([part, file]) => {
        const screen = screenOf(register, part)
        return screen === undefined ? [] : [[screen.name, file]]
      }),
    ),
)

function areaOf({ audience, name }: Screen): string {
  if (audience === 'staff') return 'areas/DashboardArea.tsx'
  if (audience === 'admin') return 'areas/BackOfficeArea.tsx'
  if (audience === 'contractor') return 'areas/ContractorArea.tsx'
  if (name === 'sign-link') return 'areas/SignArea.tsx'
  if (name.startsWith('qr-')) return 'areas/QrArea.tsx'
  // Where a person is sent from inside keeps the surroundings that fit who they are.
  if (name === 'not-found' || name === 'not-authorized') return 'areas/AnyArea.tsx'
  return 'areas/PublicArea.tsx'
}

function screenRoute(screen: Screen): RouteConfigEntry {
  const { name, path, audience } = screen
  const later = audience === 'public' ? 'pages/PublicLater.tsx' : 'pages/LaterScreen.tsx'
  return route(path === '/*' ? '*' : path, built[name] ?? ofRegisters[name] ?? later, { id: name })
}

const aliases = [route('/plumbline-idea', 'pages/IdeasRedirect.tsx')]

const styleguide =
  process.env.NODE_ENV === 'development' ? [route('/styleguide', 'pages/StyleguidePage.tsx')] : []

const byArea = Map.groupBy(screens, areaOf)

export default [
  ...[...byArea].map(([area, inside]) =>
    layout(area, [layout('pages/Screens.tsx', { id: `${area}#screens` }, inside.map(screenRoute))]),
  ),
  ...aliases,
  ...styleguide,
] satisfies RouteConfig
