// Places as a tree: each with those inside it, in their order.
import { plain } from '../../../../kit/web/inputs/choice/options.ts'

export type Place = {
  id: string
  name: string
  parent: string | undefined
  kind: string
  responsible: string | undefined
}
export type PlaceNode = Place & { inside: PlaceNode[] }

/** One whose parent is not among them (it is archived) stands at the top. */
export function treeOf(places: readonly Place[]): PlaceNode[] {
  const nodes = new Map(places.map((place) => [place.id, { ...place, inside: [] as PlaceNode[] }]))
  const top: PlaceNode[] = []
  for (const node of nodes.values()) {
    const parent = node.parent === undefined ? undefined : nodes.get(node.parent)
    if (parent === undefined) top.push(node)
    else parent.inside.push(node)
  }
  return top
}

/** Those whose names have the words, with the places that they lie in. */
export function found(nodes: readonly PlaceNode[], words: string): PlaceNode[] {
  const wanted = plain(words.trim())
  return nodes.flatMap((node) => {
    // What lies inside one that fits is shown with it.
    if (plain(node.name).includes(wanted)) return [node]
    const inside = found(node.inside, words)
    return inside.length === 0 ? [] : [{ ...node, inside }]
  })
}

export const countOf = (nodes: readonly PlaceNode[]): number =>
  nodes.reduce((count, { inside }) => count + 1 + countOf(inside), 0)
