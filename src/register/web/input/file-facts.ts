// What is known of a file before it is sent, and how its size is said.
import { fileLimit } from '../../../kit/files/files.contract.ts'
import type { Locale } from '../../../kit/web/language/catalogue.ts'
import { sizeIn } from '../../../kit/web/language/size-words.ts'
import type { Field } from '../../fields/field.ts'

export const acceptedBy = (field: Field): readonly string[] =>
  field.kind === 'photo' ? ['image/*'] : ((field as { accept?: readonly string[] }).accept ?? [])

/** The server looks into the file and decides; this spares a person the wait for a plain refusal. */
export const isAccepted = ({ type }: { type: string }, accept: readonly string[]): boolean =>
  accept.length === 0 ||
  type === '' ||
  accept.some((kind) => (kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind))

export const isTooLarge = ({ size }: { size: number }): boolean => size > fileLimit

export const limitIn = (locale: Locale): string => sizeIn(locale, fileLimit)

const short: Record<string, string> = {
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
}

/** "PDF, pictures". */
export const kindsIn = (accept: readonly string[], pictures: string): string =>
  accept
    .map((kind) => (kind === 'image/*' ? pictures : (short[kind] ?? kind.replace(/^.*\//, ''))))
    .join(', ')
