import type { Screen } from './screens.ts'

/** What is shown of a title that stands for itself. */
export function titleParts({ title }: Screen): [subject: string, rest: string] {
  const plain = title.replace(/[;(].*/, '').trim()
  const [subject = '', ...rest] = plain.split(': ')
  return [subject, rest.join(': ').replace(/, .*/, '')]
}
