// A feature is entered by its `index.ts`. Where one place loads such a file later, the bundler takes it for a part of
// its own, and a page that wants one thing of the feature then fetches all that the file names. The pages import each thing
// from its own file.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What a file exports by itself, by the name it has there. */
const stated = (code: string) =>
  [...code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

type Place = { file: string; name: string }

/** Where each thing stands that a file names of others. */
function placesIn(file: string): Map<string, Place> {
  const places = new Map<string, Place>()
  if (!existsSync(file)) return places
  const code = readFileSync(file, 'utf8')
  const at = (path: string) => join(dirname(file), path)
  for (const [, names = '', path = ''] of code.matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g))
    for (const { name, as } of namesIn(names)) {
      const further = /\/index\.ts$/.test(path) ? placesIn(at(path)).get(name) : undefined
      places.set(as, further ?? { file: at(path), name })
    }
  for (const [, path = ''] of code.matchAll(/export \* from '(\.[^']+)'/g)) {
    const further = placesIn(at(path))
    for (const [name, place] of further) places.set(name, place)
    if (existsSync(at(path)))
      for (const name of stated(readFileSync(at(path), 'utf8')))
        places.set(name, { file: at(path), name })
  }
  return places
}

/** `a, type B, c as d` without its types. */
const namesIn = (names: string) =>
  names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', as = name] = one.split(' as ')
      return { name, as }
    })

/** The same code with each thing imported from where it stands; what is not found is left as it is. */
export function pastIndexes(code: string, file: string, places = placesIn): string {
  const found = (path: string) => places(join(dirname(file), path))
  return code
    .replace(
      /import \{([^}]*)\} from '(\.[^']*\/index\.ts)'/g,
      (whole, names: string, path: string) => {
        const there = found(path)
        const each = namesIn(names).map(({ name, as }) => ({ as, place: there.get(name) }))
        const lines = each.flatMap(({ as, place }) =>
          place === undefined ? [] : [`import { ${place.name} as ${as} } from '${place.file}'`],
        )
        return lines.length === each.length ? lines.join('; ') : whole
      },
    )
    .replace(/import\('(\.[^']*\/index\.ts)'\)\)\.(\w+)/g, (whole, path: string, name: string) => {
      const place = found(path).get(name)
      return place === undefined ? whole : `import('${place.file}')).${place.name}`
    })
}

export const throughIndexes = (): Plugin => ({
  name: 'past-indexes',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /\/index\.ts'/ },
    handler: (code, id) => ({ code: pastIndexes(code, id.replace(/\?.*/, '')), map: null }),
  },
})
