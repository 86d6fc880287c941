// Which category a new form goes into, so that it begins with its title alone.

type Named = { id: string; name: string }

/** The words of a title without accents and plurals, so that an inspection is found among inspections. */
const wordsOf = (title: string): string[] =>
  title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/e?s$/, ''))

/** The one that the title names, else that of the latest form, else the first. */
export function categoryFor(
  title: string,
  categories: readonly Named[],
  latest: string | undefined,
): string | undefined {
  const said = new Set(wordsOf(title))
  const named = categories.find(({ name }) => wordsOf(name).some((word) => said.has(word)))
  const last = categories.find(({ id }) => id === latest)
  return (named ?? last ?? categories[0])?.id
}
