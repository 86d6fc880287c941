import { plain } from './options.ts'

const typeAheadReset = 500

/** Gathers the letters typed in quick succession; a pause of 500 ms starts anew. */
export class TypeAhead {
  #text = ''
  #last = Number.NEGATIVE_INFINITY

  type(letter: string, now: number): string {
    this.#text = now - this.#last >= typeAheadReset ? letter : this.#text + letter
    this.#last = now
    return this.#text
  }
}

/** The next label after `from` that starts with the text, going round at the end; -1 when none does. */
export function findTyped(labels: readonly string[], text: string, from: number): number {
  const wanted = plain(text)
  // One letter moves on to the next match; more letters may stay on the present one.
  const start = text.length === 1 ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const at = (start + step) % labels.length
    if (plain(labels[at] ?? '').startsWith(wanted)) return at
  }
  return -1
}
