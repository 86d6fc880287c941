// A list that files are added to faster than it is drawn: each joins what is there by then.

export function makeGrowingList<Item>() {
  let drawn: unknown
  let items: readonly Item[] = []
  return {
    /** The list was drawn with this value; drawn again with the same, what was added since stays. */
    draw(value: unknown, list: readonly Item[]): void {
      if (value === drawn) return
      drawn = value
      items = list
    },
    change(how: (now: readonly Item[]) => readonly Item[]): readonly Item[] {
      items = how(items)
      return items
    },
  }
}
