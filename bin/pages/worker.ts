// Writes the worker that opens the pages without a connection (src/app/web/worker), and lists what it keeps:
// the files of the frame, and of the screens that are stated to open so.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { build } from 'vite'
import { offlineScreens } from '../../src/app/composed/offline-screens.ts'

type Route = { parentId?: string; module: string; imports: string[]; css?: string[] }
type Pages = { version: string; entry: Omit<Route, 'parentId'>; routes: Record<string, Route> }
/** What the bundler says of a file that it made. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Chunks = Readonly<Record<string, Chunk>>

const root = join(import.meta.dirname, '../..')
const page = '/__spa-fallback.html'
const noConnection = 'no-connection'

/** A language is kept by the person who reads it; what is as large as this, by who uses it. */
const large = 60_000

/** Where a word did not come with what says it, it is there without a connection too. */
const allEnglish = 'messages/composed/en.ts'

const plain = (address: string) => address.replace(/#$/, '')

/** A screen and all that is around it. */
function routesOf(pages: Pages, id: string): Route[] {
  const route = pages.routes[id]
  if (route === undefined) throw new Error(`There is no screen ${id} to keep on a phone.`)
  return [route, ...(route.parentId === undefined ? [] : routesOf(pages, route.parentId))]
}

/** All that files import, at once or later; what is `apart` and comes later stays away. */
export function filesBelow(
  chunks: Chunks,
  first: readonly string[],
  isApart: (name: string, file: string) => boolean,
): Set<string> {
  const byFile = new Map(Object.values(chunks).map((chunk) => [`/${chunk.file}`, chunk]))
  const found = new Set<string>()
  function add(file: string): void {
    if (found.has(file)) return
    found.add(file)
    const { imports = [], dynamicImports = [], css = [] } = byFile.get(file) ?? { file }
    for (const style of css) found.add(`/${style}`)
    const later = dynamicImports.filter((name) => !isApart(name, chunks[name]?.file ?? ''))
    for (const name of [...imports, ...later]) {
      const chunk = chunks[name]
      if (chunk !== undefined) add(`/${chunk.file}`)
    }
  }
  for (const file of first) add(file)
  return found
}

/** Registers, and what they and subjects add to screens that are not kept. */
function added(): ReadonlySet<string> {
  const composed = 'src/app/web/composed'
  const texts = ['registers', 'extensions', 'tabs'].map((name) =>
    readFileSync(join(root, composed, `${name}.ts`), 'utf8'),
  )
  const named = texts.flatMap((text) => [...text.matchAll(/import\('([^']+)'\)/g)])
  return new Set(named.map(([, path = '']) => posix.join(composed, path)))
}

async function codeOf(source: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(made) ? made : 'output' in made ? [made] : []
  const code = outputs.flatMap(({ output }) => output).find((part) => part.type === 'chunk')?.code
  if (code === undefined) throw new Error('The worker was not built.')
  return code
}

export async function writeWorker(folder: string): Promise<void> {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const [manifest = ''] = globSync('assets/manifest-*.js', { cwd: folder })
  const pages = JSON.parse(read(manifest).replace(/^[^=]*=|;$/g, '')) as Pages
  const chunks = JSON.parse(read('.vite/manifest.json')) as Chunks
  rmSync(join(folder, '.vite'), { recursive: true })
  const screens = [...offlineScreens, noConnection].flatMap((id) => routesOf(pages, id))
  const stated = [pages.entry, ...screens].flatMap((route) => [
    ...[route.module, ...route.imports, ...(route.css ?? [])].map(plain),
  ])
  const named = [...read(page).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address = '']) =>
    plain(address),
  )
  const others = added()
  const files = filesBelow(
    chunks,
    [...stated, ...named],
    (name, file) =>
      (name.startsWith('messages/') && name !== allEnglish) ||
      others.has(name) ||
      (read(file).length > large && name !== allEnglish),
  )
  const facts = {
    version: pages.version,
    page,
    names: `/${manifest}`,
    files: [...files, '/mark.svg', '/icon-192.png'],
    screens: Object.values(pages.routes).map(({ module }) => module),
    noConnection: pages.routes[noConnection]?.module ?? '',
  }
  const code = await codeOf(join(root, 'src/app/web/worker/worker.ts'))
  writeFileSync(join(folder, 'sw.js'), `const build = ${JSON.stringify(facts)};\n${code}`)
}
