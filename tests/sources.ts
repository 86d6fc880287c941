// The acts, regulations and standards that a text of a library may name: those of docs/sources.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../src/kit/locales.ts'

const document = join(import.meta.dirname, '../docs/sources.md')
const rows = readFileSync(document, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const known = rows.map((cells) => ({
  names: cells.slice(0, locales.length),
  paragraphs: (cells[locales.length] ?? '').split('; ').filter((each) => each !== ''),
}))
const [house] = known

const advice = [
  'Check the current text.',
  'Vérifiez le texte actuel.',
  'Verifique el texto actual.',
]

/** A number, or what laws and standards are called: nobody has looked it up. */
const looksLikeSource =
  /\d|§|(?<!\p{L})(Act|Code|Regs?|Regulations?|Standards?|ANSI|CFR|CSA|CSTC|ISO|LSST|NFPA|NIOSH|NOM|OSHA|RSST|Lois?|Règl|Règlements?|Normes?|Ley|Leyes|Normas?|Reglamentos?)(?!\p{L})/u

/** Which source the line names, by its place in the table, and what is wrong with the line. */
function judge(line: string, place: number): { source: number; fault?: string } {
  const source = known.findIndex(({ names }) => {
    const name = names[place] ?? ''
    return line.startsWith(name) && !/^[\p{L}\p{N}]/u.test(line.slice(name.length))
  })
  const found = known[source]
  if (found === undefined)
    return { source, fault: `“${line}” begins with no source of docs/sources.md` }
  const name = found.names[place] ?? ''
  if (found === house)
    return line === name ? { source } : { source, fault: `“${line}” is more than “${name}”` }
  const paragraph = [...found.paragraphs]
    .sort((one, other) => other.length - one.length)
    .find((each) => line.startsWith(`${name}, ${each}`))
  const rest = line.slice(name.length + (paragraph === undefined ? 0 : paragraph.length + 2))
  const odd = looksLikeSource.exec(rest)?.[0]
  if (odd !== undefined)
    return { source, fault: `“${line}” says “${odd}”, which nobody has looked up` }
  const ending = advice[place] ?? ''
  return line.endsWith(ending)
    ? { source }
    : { source, fault: `“${line}” does not end “${ending}”` }
}

/**
 * What is wrong with the words that say on which acts and standards a text stands, in English, French, and Spanish where
 * it is written.
 */
export function sourceFaults(legislation: readonly (string | undefined)[]): string[] {
  const judged = legislation.map((words = '', place) =>
    words.split('\n').map((line) => judge(line, place)),
  )
  const faults = judged.flat().flatMap(({ fault }) => (fault === undefined ? [] : [fault]))
  const named = judged.map((lines) => lines.map(({ source }) => source).join())
  if (faults.length === 0 && new Set(named).size > 1)
    faults.push(`not the same sources in each language: ${legislation.join(' / ')}`)
  return faults
}
