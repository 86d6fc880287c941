// The list of routes names with each what its file imports in turn, to be loaded ahead. Only a page that
// is written out as HTML has use for that; with three hundred routes it is half of all that every first load
// fetches of the list.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { routes: Record<string, { path?: string; imports: string[] }> }

/** The manifest without the imports of screens that are not among the written pages. */
export function withoutImports(manifest: Manifest, written: ReadonlySet<string>): Manifest {
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const needed = route.path === undefined || route.path === '' || written.has(route.path)
    return [id, needed ? route : { ...route, imports: [] }] as const
  })
  return { ...manifest, routes: Object.fromEntries(routes) }
}

const script = /^(window\.__reactRouterManifest=)(.*)(;)$/s

export function lightenManifest(folder: string, written: readonly string[]): void {
  for (const file of globSync('assets/manifest-*.js', { cwd: folder })) {
    const path = join(folder, file)
    const [, before, json, after] = script.exec(readFileSync(path, 'utf8')) ?? []
    if (json === undefined) throw new Error(`${file} is not written as it used to be.`)
    const manifest = withoutImports(JSON.parse(json) as Manifest, new Set(written))
    writeFileSync(path, `${before}${JSON.stringify(manifest)}${after}`)
  }
}
