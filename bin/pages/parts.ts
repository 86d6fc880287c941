// The files that the pages most opened are made of. Over a site's radio a request costs more than its
// bytes: what the same of these pages need becomes one file. Found by bundling them once, unwritten.
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { build, type Rolldown } from 'vite'
import { screens } from '../../src/access/screens.ts'
import routes from '../../src/app/web/routes.ts'
import { clientPlugins, unchecked } from './client-plugins.ts'

const app = join(import.meta.dirname, '../../src/app/web')
const everywhere = ['entry.client.tsx', 'root.tsx']

/** What a phone opens from a code takes nothing that it does not need, also where a request more is the price. */
const light = new Set(screens.filter((screen) => screen.light).map(({ name }) => name))

/** A screen of each sort; what other screens share with these comes in the same files. */
const pages = [
  'home',
  'login',
  'dashboard',
  'chemicals',
  'chemicals-edit',
  'incidents-record',
  'users',
  'submissions-create',
  'submissions-edit',
  'forms-edit',
  'contractors-projects',
  ...light,
]

/** What every signed-in page fetches once it is at rest: as a page of its own, it takes no other's files with it. */
const atRest = 'ready-offline'

/** Bytes of source below which a file of its own costs more than it saves. */
const worthFile = 20_000

/** Bytes of source that pages may fetch for nothing, one of them as often as each, so that there is a file less. */
const worthWaste = 10_000

/** The file of a screen and of all that surrounds it. */
function filesOf(page: string, entries: RouteConfigEntry[], around = everywhere): string[] {
  for (const { id, file, children = [] } of entries) {
    const files = [...around, file]
    const found = id === page ? files : filesOf(page, children, files)
    if (found.length > 0) return found
  }
  return []
}

async function bundle(input: string[]): Promise<Rolldown.OutputChunk[]> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: clientPlugins(),
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', treeshake: unchecked },
    },
  })
  const outputs = Array.isArray(made) ? made : 'output' in made ? [made] : []
  return outputs.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'))
}

/** Modules that are needed together, and by which pages. */
type Part = { chunk: Rolldown.OutputChunk; needs: Part[]; pages: Set<string> }

function partsOf(chunks: Rolldown.OutputChunk[]): Part[] {
  const parts = chunks.map((chunk): Part => ({ chunk, needs: [], pages: new Set() }))
  const named = new Map(parts.map((part) => [part.chunk.fileName, part]))
  for (const part of parts) part.needs = part.chunk.imports.flatMap((name) => named.get(name) ?? [])
  return parts
}

const within = (some: Set<string>, all: Set<string>) => [...some].every((page) => all.has(page))

/** Where a part is needed, all that it needs is needed too. */
function addPages(part: Part, more: Set<string>): void {
  if (within(more, part.pages)) return
  part.pages = new Set([...part.pages, ...more])
  for (const other of part.needs) addPages(other, more)
}

type File = { pages: Set<string>; parts: Part[] }

function filesByPages(parts: Part[]): File[] {
  const files = Map.groupBy(parts, (part) => [...part.pages].sort().join(' '))
  return [...files]
    .map(([key, inside]) => ({ pages: new Set(key.split(' ')), parts: inside }))
    .sort((one, other) => one.pages.size - other.pages.size)
}

const sizeOf = ({ parts }: File) => parts.reduce((sum, { chunk }) => sum + chunk.code.length, 0)

/** The parts, and all that they need. */
function withNeeds(parts: Iterable<Part>, found = new Set<Part>()): Set<Part> {
  for (const part of parts)
    if (!found.has(part)) {
      found.add(part)
      withNeeds(part.needs, found)
    }
  return found
}

/** The bytes that pages would fetch for nothing if these parts were needed by so many. */
const wasted = ({ parts }: File, pages: Set<string>) =>
  [...withNeeds(parts)].reduce((sum, part) => {
    const others = [...pages].filter((page) => !part.pages.has(page))
    return others.some((page) => light.has(page))
      ? Number.POSITIVE_INFINITY
      : sum + part.chunk.code.length * others.length
  }, 0)

/** What is too little for a file of its own goes with a file that all of its pages have: the one that costs
 *  the other pages least, where it costs them little. */
function joinLittle(parts: Part[]): File[] {
  const files = filesByPages(parts)
  for (const little of files.filter((file) => sizeOf(file) < worthFile)) {
    const [wider] = files
      .filter((file) => file !== little && within(little.pages, file.pages))
      .map(({ pages }) => ({ pages, cost: wasted(little, pages) }))
      .filter(({ cost }) => cost <= worthWaste)
      .sort((one, other) => one.cost - other.cost)
    if (wider === undefined) continue
    for (const part of little.parts) addPages(part, wider.pages)
    return joinLittle(parts)
  }
  return files
}

/** What the register of a screen adds to it. */
const features = join(app, '../../features')
const ofChemicals = join(features, 'equipment/chemicals/chemicals.web.tsx')
const ofIncidents = join(features, 'incidents/record/incidents.web.tsx')
const headOfIncident = join(features, 'incidents/record/web/IncidentHead.tsx')
const extensions: Readonly<Record<string, readonly string[]>> = {
  chemicals: [ofChemicals],
  'chemicals-edit': [ofChemicals],
  'incidents-record': [ofIncidents, headOfIncident],
  users: [join(features, 'people/users/users.web.tsx')],
}

/** What a page opens with and fetches later: home its widgets, a form the panels of its extension. */
const opens = [
  [join(app, 'pages/HomeScreen.tsx'), 'dashboard'],
  [ofChemicals, 'chemicals-edit'],
] as const

/** The styles of those who are signed in are one file; what needs no sign-in has its own beside it. */
const open =
  /\/src\/(app\/web\/(pages|public|shell)|features\/(public-site|sign-in)|kit\/web\/(page|plain))\//
const stylesBut = (apart: ReadonlySet<string>) => ({
  name: 'styles',
  test: (id: string) =>
    id.endsWith('.module.css') &&
    id.startsWith(join(app, '../..')) &&
    !open.test(id) &&
    !apart.has(id),
  priority: 2 * pages.length + 3,
})

/** The groups of modules that become a file each, for the bundler. */
export async function sharedParts() {
  const screens = pages.map((page) => ({
    page,
    files: [...filesOf(page, routes).map((file) => join(app, file)), ...(extensions[page] ?? [])],
  }))
  screens.push({ page: atRest, files: [join(app, 'offline/ready-offline.ts')] })
  const parts = partsOf(await bundle([...new Set(screens.flatMap(({ files }) => files))]))
  const isOf = (file: string) => (part: Part) => part.chunk.facadeModuleId === file
  for (const { page, files } of screens)
    for (const part of files.flatMap((file) => parts.filter(isOf(file))))
      addPages(part, new Set([page]))
  for (const [file, page] of opens)
    for (const { chunk } of parts.filter(isOf(file)))
      for (const part of parts.filter(({ chunk: { fileName } }) =>
        chunk.dynamicImports.includes(fileName),
      ))
        addPages(part, new Set([page]))
  const shared = joinLittle(parts.filter((part) => part.pages.size > 0)).map((file) => {
    const inside = new Set(file.parts.flatMap(({ chunk }) => chunk.moduleIds))
    return {
      name: `shared-${file.pages.size}`,
      test: (id: string) => inside.has(id),
      // What a light page needs is taken out first, then what more pages need: a file takes all with it on which it
      // stands.
      priority:
        file.pages.size + ([...file.pages].some((page) => light.has(page)) ? pages.length + 1 : 0),
    }
  })
  const ofLight = parts.filter((part) => [...part.pages].some((page) => light.has(page)))
  const apart = new Set(ofLight.flatMap(({ chunk }) => chunk.moduleIds))
  return [stylesBut(apart), ...shared]
}
