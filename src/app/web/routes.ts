// The router, derived from the screens that features state: each is a route whose id is its name.
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Screen, screens } from '../../access/screens.ts'
import { keysOf } from '../../kit/own.ts'
import { type ScreenPart, screenOf } from '../../register/screens-of.ts'
import { registers } from '../composed/registers.ts'
import { screenFiles } from './composed/screen-files.ts'

const registerScreens = {
  list: 'registers/RegisterListScreen.tsx',
  deleted: 'registers/RegisterListScreen.tsx',
  completed: 'registers/RegisterListScreen.tsx',
  sorting: 'registers/RegisterListScreen.tsx',
  create: 'registers/RegisterFormScreen.tsx',
  record: 'registers/RegisterRecordScreen.tsx',
  edit: 'registers/RegisterFormScreen.tsx',
  import: 'registers/RegisterImportScreen.tsx',
  export: 'registers/RegisterExportScreen.tsx',
} satisfies Partial<Record<ScreenPart, string>>

/** Rows that no form of the register makes have screens of their own. */
const ofRegisters: Record<string, string> = Object.fromEntries(
  registers
    .filter(({ form }) => form.length > 0)
    .flatMap((register) =>
      keysOf(registerScreens).flatMap((part) => {
        const screen = screenOf(register, part)
        return screen === undefined ? [] : [[screen.name, registerScreens[part]]]
      }),
    ),
)

const ofPublic: Readonly<Record<NonNullable<Screen['area']>, string>> = {
  marketing: 'areas/PublicArea.tsx',
  sign: 'areas/SignArea.tsx',
  qr: 'areas/QrArea.tsx',
  // Where a person is sent from inside keeps the surroundings that fit who they are.
  any: 'areas/AnyArea.tsx',
}

function areaOf({ audience, area }: Screen): string {
  if (audience === 'staff') return 'areas/DashboardArea.tsx'
  if (audience === 'admin') return 'areas/BackOfficeArea.tsx'
  if (audience === 'contractor') return 'areas/ContractorArea.tsx'
  return ofPublic[area ?? 'marketing']
}

function screenRoute(screen: Screen): RouteConfigEntry {
  const { name, path } = screen
  const file = screenFiles[name] ?? ofRegisters[name]
  if (file === undefined) throw new Error(`The screen ${name} has no file.`)
  return route(path === '/*' ? '*' : path, file, { id: name })
}

const aliases = [route('/plumbline-idea', 'pages/IdeasRedirect.tsx')]

/** The worker shows it in the place of a screen whose code a phone does not have; it is built as screens are. */
const noConnection = route('/no-connection', 'pages/NoConnection.tsx', { id: 'no-connection' })

const styleguide =
  process.env.NODE_ENV === 'development'
    ? [route('/styleguide', '../../../styleguide/StyleguidePage.tsx')]
    : []

/** Screens by what surrounds them; two may stand in surroundings of one sort, apart from each other. */
const within = (inside: readonly Screen[], apart = ''): RouteConfigEntry[] =>
  [...Map.groupBy(inside, areaOf)].map(([area, those]) =>
    layout(area, { id: `${area}${apart}` }, [
      layout('pages/Screens.tsx', { id: `${area}${apart}#screens` }, those.map(screenRoute)),
    ]),
  )

export default [
  ...within(
    screens.filter(({ light }) => light),
    '#light',
  ),
  layout('areas/WholeArea.tsx', [
    ...within(screens.filter(({ light }) => !light)),
    ...aliases,
    noConnection,
    ...styleguide,
  ]),
] satisfies RouteConfig
