// Somebody without an address signs in with a name that looks like one. No mail ever leads there: addresses
// that end so are nobody's on any network.

const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

type Named = { first_name: string; last_name: string; slug: string }

/** Whether a login's name was made here, for one company. */
export const isMadeName = (name: string): boolean => name.endsWith('.internal')

/** `sam.whitefeather@northgate.internal`; where there is one of that name, with a number. */
export async function signInNameFor(
  { first_name, last_name, slug }: Named,
  taken: (begin: string) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const begin = [plain(first_name), plain(last_name)].filter(Boolean).join('.') || 'user'
  const there = await taken(begin)
  for (let n = 1; ; n += 1) {
    const name = `${begin}${n === 1 ? '' : n}@${plain(slug)}.internal`
    if (!there.has(name)) return name
  }
}
