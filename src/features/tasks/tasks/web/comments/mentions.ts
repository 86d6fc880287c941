// Naming people in what is typed: after an @ their names are offered.
type Named = { id: string; name: string }

/** What is typed after an @ before the caret; a name has at most three words. */
export function mentionAt(
  words: string,
  caret: number,
): { at: number; search: string } | undefined {
  const before = words.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || (at > 0 && !/\s/.test(before.charAt(at - 1)))) return undefined
  const search = before.slice(at + 1)
  return /^[\p{L}'’.-]*(?: [\p{L}'’.-]*){0,2}$/u.test(search) ? { at, search } : undefined
}

/** The words with a name where its beginning was typed, and the caret after it. */
export function withMention(words: string, caret: number, { name }: Named) {
  const typed = mentionAt(words, caret)
  const begin = words.slice(0, typed?.at ?? caret)
  const named = `${begin}@${name} `
  return { words: named + words.slice(caret).replace(/^ /, ''), caret: named.length }
}

/** Those who are named still: a name that was taken out again mentions nobody. */
export const mentionedIn = <Person extends Named>(
  words: string,
  chosen: readonly Person[],
): Person[] =>
  chosen.filter(
    ({ id, name }, nth) =>
      words.includes(`@${name}`) && chosen.findIndex((one) => one.id === id) === nth,
  )

const folded = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those of whom a name begins with what is typed come first. */
export function byName<Person extends Named>(people: readonly Person[], search: string): Person[] {
  const wanted = folded(search)
  const begins = ({ name }: Named) =>
    folded(name).startsWith(wanted) || folded(name).includes(` ${wanted}`)
  return people.toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
}
