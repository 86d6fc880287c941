// What stands in the folders of features and joins the product by standing there.
import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Feature } from '../../src/manifest/feature.ts'
import type { Register } from '../../src/register/define.ts'
import type { Written } from '../../src/register/server/fill.ts'

const ours = join(import.meta.dirname, '../..')

/** An export of a file. */
export type Part<T> = { path: string; name: string; value: T }

const found = (root: string, ...patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !path.includes('.test.'))
    .sort()

async function exportsOf(root: string, ...patterns: readonly string[]): Promise<Part<unknown>[]> {
  const parts: Part<unknown>[] = []
  for (const path of found(root, ...patterns)) {
    const exported: Record<string, unknown> = await import(join(root, path))
    for (const [name, value] of Object.entries(exported)) parts.push({ path, name, value })
  }
  return parts
}

const has = (value: unknown, ...names: readonly string[]) =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)

const isRegister = (part: Part<unknown>): part is Part<Register> =>
  has(part.value, 'name', 'table', 'fields', 'capabilities')
const isExtension = (part: Part<unknown>): part is Part<{ register: Register }> =>
  has(part.value, 'register')
const isFeature = (part: Part<unknown>): part is Part<Feature> => part.name === 'feature'
const isWritten = (part: Part<unknown>): part is Part<Written> =>
  has(part.value, 'register', 'rows')

const onceEach = <T>(parts: readonly Part<T>[], nameOf: (value: T) => string): void => {
  for (const [name, twice] of Map.groupBy(parts, ({ value }) => nameOf(value)))
    if (twice.length > 1)
      throw new Error(`${name} stands in ${twice.map(({ path }) => path).join(' and ')}.`)
}

export type Parts = {
  registers: Part<Register>[]
  extensions: Part<{ register: Register }>[]
  demo: Part<Written>[]
  /** What registers add to their screens, by the register's name. */
  web: { register: string; path: string }[]
  /** By the folder that each stands in. */
  features: { folder: string; value: Feature }[]
  servers: { feature: string; path: string }[]
}

export async function findParts(root = ours): Promise<Parts> {
  const registers = (await exportsOf(root, 'src/features/**/*.register.ts')).filter(isRegister)
  const extensions = (await exportsOf(root, 'src/features/**/*.server.ts')).filter(isExtension)
  const demo = (await exportsOf(root, 'src/features/**/*.demo.ts')).filter(isWritten)
  onceEach(registers, ({ name }) => name)
  onceEach(extensions, ({ register }) => register.name)
  onceEach(demo, ({ register }) => register.name)
  const web = found(root, 'src/features/**/*.web.tsx').map((path) => ({
    register: basename(path, '.web.tsx'),
    path,
  }))
  for (const { register, path } of web)
    if (!registers.some(({ value }) => value.name === register))
      throw new Error(`${path}: there is no register ${register}.`)
  const servers = found(root, 'src/features/*/feature.server.ts').map((path) => ({
    feature: path.split('/')[2] ?? '',
    path,
  }))
  // The frame of the product has screens of its own.
  const manifests = await exportsOf(root, 'src/features/*/feature.ts', 'src/app/feature.ts')
  const features = manifests.filter(isFeature).map(({ path, value }) => ({
    folder: dirname(path),
    value,
  }))
  for (const { folder, value } of features)
    for (const [what, all] of Object.entries({
      screen: value.screens ?? [],
      tab: value.tabs ?? [],
      widget: value.widgets ?? [],
      menu: value.menus ?? [],
    }))
      for (const { name, file } of all)
        if (file !== undefined && !existsSync(join(root, folder, file)))
          throw new Error(`${folder}/feature.ts: the ${what} ${name} has no file ${file}.`)
  onceEach(
    features.flatMap(({ folder, value: { widgets = [] } }) =>
      widgets.map((value) => ({ path: folder, name: value.name, value })),
    ),
    ({ name }) => `The widget ${name}`,
  )
  return { registers, extensions, demo, web, features, servers }
}
