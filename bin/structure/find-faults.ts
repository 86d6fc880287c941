// Says where a file or an import does not belong, and where it should live.
import { basename } from 'node:path'
import { arrows } from './arrows.ts'
import { cssFaults } from './css-faults.ts'
import { cycleFaults } from './cycles.ts'
import { folderFaults } from './folder-faults.ts'
import { importsOf, resolveImport } from './imports.ts'
import { lawFaults } from './law-faults.ts'
import { passingFaults } from './passing.ts'
import type { Tree } from './read-tree.ts'
import * as rules from './rules.ts'
import { textFaults } from './text-faults.ts'
import { webFaults } from './web-faults.ts'

const isTest = (path: string) =>
  /\.(test|cases)\.tsx?$/.test(path) || path.startsWith('tests/') || path.includes('/testing/')
const isWeb = (path: string) => /\/web\/|\.web\.tsx?$|\.tsx$/.test(path)
const isServer = (path: string) =>
  /\/server\/|\.(server|store|routes|job)\.ts$/.test(path) ||
  // A capability's two sides are two files.
  /^src\/register\/capabilities\/[^/]+\/server\.ts$/.test(path) ||
  // A feature's index.ts is its door on the server; the browser enters by web/index.ts.
  /^src\/features\/[^/]+\/index\.ts$/.test(path)

function room(path: string): { layer: string; feature?: string } | undefined {
  const [src, layer, feature] = path.split('/')
  if (src !== 'src' || layer === undefined) return undefined
  return layer === 'features' && feature !== undefined ? { layer, feature } : { layer }
}

function nameFaults(path: string): string[] {
  const name = basename(path).split('.')[0] ?? ''
  const faults: string[] = []
  if (rules.emptyNames.includes(name))
    faults.push(`${path}: "${name}" says nothing; name the file after what it does`)
  const component = path.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(name)
  if (!component && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    faults.push(`${path}: file names are kebab-case, a component's PascalCase.tsx`)
  return faults
}

function sizeFaults(path: string, text: string): string[] {
  const lines = text.split('\n').length - 1
  const allowed = rules.longFiles.some((file) => file.path === path)
  return lines > rules.longest && !allowed
    ? [`${path}: ${lines} lines; split it, or list it with its reason in bin/structure/rules.ts`]
    : []
}

const pureRoom = (layer: string) => rules.pureRooms.find(({ room: one }) => one === layer)

function pathFault(file: string, target: string): string | undefined {
  const here = room(file)
  const there = room(target)
  if (here === undefined || rules.data.test(target)) return undefined
  if (there === undefined) return `src imports only from src, not ${target}`
  const [pure, entered] = [pureRoom(here.layer), pureRoom(there.layer)]
  if (pure !== undefined)
    return there.layer === here.layer ? undefined : `${pure.name} imports nothing`
  if (entered !== undefined) {
    if (!entered.enteredFrom.includes(here.layer))
      return `${entered.name} is for ${entered.enteredFrom.join(' and ')}`
    return target === `src/${entered.room}/index.ts`
      ? undefined
      : `enter ${entered.name} by its index.ts`
  }
  const order = rules.layers as readonly string[]
  if (order.indexOf(there.layer) > order.indexOf(here.layer))
    return `${here.layer} may not import ${there.layer}: imports point ${order.join(' ← ')}`
  if (here.feature !== undefined && there.feature !== undefined && here.feature !== there.feature) {
    const listed = arrows.some((a) => a.from === here.feature && a.to === there.feature)
    if (!listed) return `no arrow ${here.feature} → ${there.feature} in bin/structure/arrows.ts`
    const doors = ['index.ts', 'web/index.ts', 'definition/index.ts', 'definition.contract.ts'].map(
      (door) => `src/features/${there.feature}/${door}`,
    )
    if (!doors.includes(target))
      return `enter the feature ${there.feature} by its index.ts, in the browser by web/index.ts, for both by definition/index.ts, in a contract by definition.contract.ts`
  }
  return undefined
}

function appFault(file: string, target: string): string | undefined {
  const named = room(target)?.feature
  if (room(file)?.layer !== 'app' || named === undefined || file.includes('/composed/'))
    return undefined
  return rules.namedByApp.some(({ feature }) => feature === named)
    ? undefined
    : `app names no feature: what ${named} joins stands in its manifests (src/manifest/README.md)`
}

function roomFault(file: string, target: string): string | undefined {
  const [, , feature = '', here = ''] = file.split('/')
  const [, , other, there = ''] = target.split('/')
  const order = rules.rooms[feature] ?? []
  return feature === other && order.includes(here) && order.indexOf(there) > order.indexOf(here)
    ? `${here} may not import ${there}: rooms of ${feature} import ${order.join(' ← ')}`
    : undefined
}

function sideFault(file: string, target: string): string | undefined {
  if (isWeb(file) && isServer(target)) return 'browser code may not import server code'
  if (!isWeb(file) && isWeb(target) && !file.endsWith('/app/routes.ts'))
    return 'only browser code imports browser code (web/, *.web.tsx)'
  if (!isServer(file) && !isWeb(file) && isServer(target) && !file.startsWith('src/app/'))
    return 'server code belongs in server/ or a *.server.ts file; this one is for both sides'
  return undefined
}

function packageFault(file: string, name: string): string | undefined {
  const pure = pureRoom(room(file)?.layer ?? '')
  if (pure !== undefined) return `${pure.name} imports no package`
  if (name.startsWith('node:') && isWeb(file)) return 'browser code has no node: modules'
  const kept = rules.confinedPackages.find((entry) => entry.package === name)
  return kept !== undefined && !kept.rooms.test(file)
    ? `${name} is kept to ${kept.where}`
    : undefined
}

function importFaults(path: string, text: string): string[] {
  if (isTest(path) || !path.startsWith('src/') || path.endsWith('.json')) return []
  return importsOf(text).flatMap(({ from, line, typeOnly }) => {
    const target = resolveImport(path, from)
    const fault =
      'package' in target
        ? packageFault(path, target.package)
        : (pathFault(path, target.path) ??
          appFault(path, target.path) ??
          (typeOnly ? undefined : (roomFault(path, target.path) ?? sideFault(path, target.path))))
    return fault === undefined ? [] : [`${path}:${line}: imports ${from}: ${fault}`]
  })
}

export function findFaults(whole: Tree): string[] {
  const tree: Tree = new Map([...whole].filter(([path]) => !path.endsWith('.css')))
  const ofFiles = [...tree].flatMap(([path, text]) => [
    ...nameFaults(path),
    ...(path.endsWith('.json') ? [] : sizeFaults(path, text)),
    ...importFaults(path, text),
    ...passingFaults(path, text),
    ...lawFaults(path, text),
    ...textFaults(path, text),
    ...webFaults(path, text),
  ])
  return [...ofFiles, ...cycleFaults(tree), ...folderFaults(tree), ...cssFaults(whole)]
}
