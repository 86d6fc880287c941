// Which words code says: it names them by their keys.

/** Shorter beginnings and ends than this stand for nothing. */
const telling = 4

const whole = /'([a-z0-9_]+)'|"([a-z0-9_]+)"|\b([a-z0-9]+_[a-z0-9_]+)(?=\??:)/g
const joined = /`([a-z0-9_]*)\$\{|\}([a-z0-9_]*)`/g

/** The keys among these that a module names. */
export function keysSaid(code: string, keys: readonly string[]): string[] {
  const named = new Set([...code.matchAll(whole)].map(([, one, two, three]) => one ?? two ?? three))
  const begins = [...named, ...[...code.matchAll(joined)].map(([, begin]) => begin)].filter(
    (begin) => begin !== undefined && begin.length >= telling && begin.endsWith('_'),
  )
  const ends = [...code.matchAll(joined)]
    .map(([, , end]) => end)
    .filter((end) => end !== undefined && end.length >= telling && end.startsWith('_'))
  return keys.filter(
    (key) =>
      named.has(key) ||
      begins.some((begin) => begin !== undefined && key.startsWith(begin)) ||
      ends.some((end) => end !== undefined && key.endsWith(end)),
  )
}
