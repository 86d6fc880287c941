// The list of routes names with each what its file imports in turn, to be loaded ahead. Only a page that
// is written out as HTML has use for that; with three hundred routes it is half of all that every first load
// fetches of the list. What is left is written by its columns.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { columnsOf, rowsOf } from './columns.ts'

type Route = { id?: string; path?: string; imports: string[] }
type Manifest = { routes: Record<string, Route> }

/** The manifest without the imports of screens that are not among the written pages. */
export function withoutImports(manifest: Manifest, written: ReadonlySet<string>): Manifest {
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const needed = route.path === undefined || route.path === '' || written.has(route.path)
    return [id, needed ? route : { ...route, imports: [] }] as const
  })
  return { ...manifest, routes: Object.fromEntries(routes) }
}

/** A route's own `id` is what it is listed under. */
const byColumns = ({ routes, ...others }: Manifest) => `window.__reactRouterManifest={
...${JSON.stringify(others)},
routes:Object.fromEntries((${rowsOf})(${JSON.stringify(columnsOf(Object.values(routes)))}).map((route)=>[route.id,route]))};`

const script = /^window\.__reactRouterManifest=(.*);$/s

export function lightenManifest(folder: string, written: readonly string[]): void {
  for (const file of globSync('assets/manifest-*.js', { cwd: folder })) {
    const path = join(folder, file)
    const [, json] = script.exec(readFileSync(path, 'utf8')) ?? []
    if (json === undefined) throw new Error(`${file} is not written as it used to be.`)
    const manifest = withoutImports(JSON.parse(json) as Manifest, new Set(written))
    writeFileSync(path, byColumns(manifest))
  }
}
