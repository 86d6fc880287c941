// Finds a route by method and path: a tree of path segments, one step a segment.

type Node<T> = {
  children: Map<string, Node<T>>
  param?: Node<T>
  found: Map<string, { value: T; names: string[] }>
}

export type Match<T> = { value: T; params: Record<string, string> }

const node = <T>(): Node<T> => ({ children: new Map(), found: new Map() })
const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '')

function decode(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment)
    // The database has no text that holds U+0000: it names nothing.
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    // A broken escape names nothing.
    return undefined
  }
}

/** The match, the methods that the path would take, or undefined where there is no such path. */
export type RouteMatch<T> = Match<T> | { methods: string[] } | undefined

export type Router<T> = { find(method: string, path: string): RouteMatch<T> }

export function buildRouter<T extends { method: string; path: string }>(
  values: readonly T[],
): Router<T> {
  const root = node<T>()
  for (const value of values) {
    const names: string[] = []
    let at = root
    for (const segment of segmentsOf(value.path)) {
      if (segment.startsWith(':')) {
        names.push(segment.slice(1))
        at.param ??= node()
        at = at.param
      } else {
        const next = at.children.get(segment) ?? node<T>()
        at.children.set(segment, next)
        at = next
      }
    }
    if (at.found.has(value.method)) throw new Error(`Two routes for ${value.method} ${value.path}`)
    at.found.set(value.method, { value, names })
  }

  /** A literal segment wins over a parameter; where it leads nowhere, the parameter is tried. */
  const walk = (
    at: Node<T>,
    segments: string[],
    depth: number,
    values: string[],
  ): [Node<T>, string[]] | undefined => {
    const segment = segments[depth]
    if (segment === undefined) return at.found.size > 0 ? [at, values] : undefined
    const literal = at.children.get(segment)
    const through = literal && walk(literal, segments, depth + 1, values)
    return through ?? (at.param && walk(at.param, segments, depth + 1, [...values, segment]))
  }

  return {
    find(method, path) {
      const segments = segmentsOf(path).map(decode)
      if (!segments.every((segment) => segment !== undefined)) return undefined
      const [at, values] = walk(root, segments, 0, []) ?? []
      if (at === undefined || values === undefined) return undefined
      // A request for the head alone is answered as if for the whole; Node sends no content then.
      const found = at.found.get(method === 'HEAD' ? 'GET' : method)
      if (found === undefined) return { methods: [...at.found.keys()] }
      const params = Object.fromEntries(
        found.names.map((name, index) => [name, values[index] ?? '']),
      )
      return { value: found.value, params }
    },
  }
}
