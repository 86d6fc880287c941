import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Times } from '../../../access/web/times.ts'
import { useTimes } from '../../../access/web/use-times.ts'
import { type Address, onOneLine } from '../../../kit/address.ts'
import { dayIn, figureIn, timeIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { Say } from '../../../kit/sentences.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { plainText, type RichNode } from '../../../kit/writing/rich-text.ts'
import { type KindName, kindOf } from '../../fields/all.ts'
import type { AudienceFact } from '../../fields/audience.ts'
import { sayOption } from '../../fields/choice.ts'
import type { Field } from '../../fields/field.ts'
import type { Pointed, PointedFile } from '../../fields/pointing.ts'
import { unitWords } from '../../fields/unit.ts'
import { ShownChoice } from './ShownChoice.tsx'
import { ShownFile } from './ShownFile.tsx'
import { ShownLink } from './ShownLink.tsx'
import { ShownMoney } from './ShownMoney.tsx'
import { ShownWords } from './ShownWords.tsx'

type Shows = (
  value: never,
  field: Field,
  speech: { locale: Locale; say: Say; moment: Times['moment'] },
) => ReactNode

const asText = (value: string) => <ShownWords words={value} />
const names = (value: Pointed[]) => asText(value.map(({ name }) => name).join(', '))
const figure = (shown: string) => <span className="tabular-nums whitespace-nowrap">{shown}</span>
const count = (value: readonly unknown[]) => figure(String(value.length))

const shows = {
  text: asText,
  'long-text': asText,
  phone: (value: string) => (
    <ShownLink to={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</ShownLink>
  ),
  email: (value: string) => <ShownLink to={`mailto:${value}`}>{value}</ShownLink>,
  link: (value: string) => (
    <ShownLink to={value} elsewhere>
      {value.replace(/^https?:\/\/(www\.)?/, '')}
    </ShownLink>
  ),
  number: (value: number, field, { locale, say }) => {
    const { unit, year } = field
    if (year === true) return figure(String(value))
    const counts = unit === undefined ? '' : ` ${unitWords(unit, value, { locale, say })}`
    return figure(figureIn(locale, value) + counts)
  },
  money: (value: number) => <ShownMoney value={value} />,
  date: (value: string, _, { locale }) => figure(dayIn(locale, value)),
  time: (value: string, _, { locale }) => figure(timeIn(locale, value)),
  instant: (value: string, _, { moment }) => figure(moment(value)),
  choice: (value: string, field) => <ShownChoice value={value} field={field} />,
  choices: (value: string[], field, { say }) =>
    asText(value.map((one) => sayOption(field, one, say)).join(', ')),
  'yes-no': (value: boolean, _, { say }) =>
    value ? (
      <IconCheck size={18} className="text-good" role="img" aria-label={say('Yes')} />
    ) : (
      <span className="text-soft">{say('No')}</span>
    ),
  reference: (value: Pointed) => asText(value.name),
  references: names,
  tree: (value: Pointed) => asText(value.name),
  'list-value': (value: Pointed) => asText(value.name),
  person: (value: Pointed) => asText(value.name),
  people: names,
  file: (value: PointedFile) => <ShownFile file={value} />,
  photo: (value: PointedFile) => <ShownFile file={value} asPhoto />,
  files: (value: PointedFile[]) =>
    value.length === 1 && value[0] ? <ShownFile file={value[0]} /> : count(value),
  address: (value: Address) => asText(onOneLine(value)),
  'rich-text': (value: RichNode) => asText(plainText(value)),
  content: count,
  rows: count,
  rights: count,
  audience: (value: AudienceFact[], field, { say }) =>
    asText(kindOf(field).toText(value, field, say)),
  'own-values': (value: object) => count(Object.keys(value)),
} satisfies Record<KindName, Shows>

const byKind: Readonly<Record<string, Shows>> = shows

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** The value of a field in a few words, as its kind is read; nothing where there is none. */
export function ShownValue({ field, value }: { field: Field; value: unknown }) {
  const { locale, say } = useLanguage()
  const { moment } = useTimes()
  if (isEmpty(value)) return null
  return byKind[field.kind]?.(value as never, field, { locale, say, moment })
}
