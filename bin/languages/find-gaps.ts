// What the languages lack against English: missing, extra, empty, or with other holes.

export type Messages = Record<string, string>

const holes = (message: string) =>
  [...message.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1])
    .sort()
    .join(',')

export function findGaps(languages: Record<string, Messages>): string[] {
  const { en = {}, ...others } = languages
  return Object.entries(others).flatMap(([language, messages]) => [
    ...Object.keys(en)
      .filter((key) => !(messages[key] ?? '').trim())
      .map((key) => `${language}: "${key}" is missing`),
    ...Object.keys(messages)
      .filter((key) => !(key in en))
      .map((key) => `${language}: "${key}" is not in English`),
    ...Object.keys(en)
      .filter((key) => key in messages && holes(en[key] ?? '') !== holes(messages[key] ?? ''))
      .map((key) => `${language}: "${key}" has other holes than in English`),
  ])
}
