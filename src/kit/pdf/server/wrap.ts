// Breaks words into lines of a width.

export type Measure = (words: string) => number

/** Measures each word once: tables say the same again and again. */
export function remembering(measure: Measure): Measure {
  const known = new Map<string, number>()
  return (words) => {
    const found = known.get(words)
    if (found !== undefined) return found
    const width = measure(words)
    if (known.size > 20_000) known.clear()
    known.set(words, width)
    return width
  }
}

/** As many of the first letters as fit; one at least. */
function lettersThatFit(word: string, width: number, measure: Measure): string {
  const letters = [...word]
  let count = 1
  let taken = measure(letters[0] ?? '')
  while (count < letters.length) {
    taken += measure(letters[count] ?? '')
    if (taken > width) break
    count += 1
  }
  return letters.slice(0, count).join('')
}

function* wrapLine(line: string, width: number, measure: Measure): Generator<string> {
  const space = measure(' ')
  let shown = ''
  let taken = 0
  for (let word of line.split(' ')) {
    const more = (shown === '' ? 0 : space) + measure(word)
    if (taken + more <= width) {
      shown += shown === '' ? word : ` ${word}`
      taken += more
      continue
    }
    if (shown !== '') yield shown
    while (measure(word) > width && word.length > 1) {
      const first = lettersThatFit(word, width, measure)
      if (first.length === word.length) break
      yield first
      word = word.slice(first.length)
    }
    shown = word
    taken = measure(word)
  }
  yield shown
}

export const wrap = (text: string, width: number, measure: Measure): string[] =>
  text === '' ? [] : text.split('\n').flatMap((line) => [...wrapLine(line, width, measure)])
