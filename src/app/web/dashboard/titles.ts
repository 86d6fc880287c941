// Short titles, derived from what the table of screens says of each: "Policies: list" → "Policies".
import type { Screen } from '../../../access/screens.ts'

const beforeDetail = /^[^;(]*/

function parts({ title }: Screen): [subject: string, rest: string] {
  const [plain = ''] = beforeDetail.exec(title) ?? []
  const at = plain.indexOf(': ')
  return at < 0 ? [plain.trim(), ''] : [plain.slice(0, at).trim(), plain.slice(at + 2).trim()]
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The end of the title alone, for where the subject stands before it. */
export function shortTitleOf(screen: Screen): string {
  const [subject, rest] = parts(screen)
  if (rest === '' || rest === 'list') return subject
  return capital(rest.split(', with ')[0] ?? rest)
}

export function titleOf(screen: Screen): string {
  const [subject, rest] = parts(screen)
  return rest === '' || rest === 'list' ? subject : `${subject}: ${rest.split(', with ')[0]}`
}
