/** Any record may be an option; two of its keys say which value it has and what people read. */
export type OptionKeys = { valueKey?: string; labelKey?: string }
/** `note`: why it cannot be chosen, in a word or two; it is found by typing alone. */
export type Option = { value: string; label: string; note?: string }
export type OptionRecord = Readonly<Record<string, unknown>>

export function toOptions(
  records: readonly OptionRecord[],
  { valueKey = 'id', labelKey = 'label' }: OptionKeys = {},
): Option[] {
  return records.map((record) => ({
    value: String(record[valueKey] ?? ''),
    label: String(record[labelKey] ?? record[valueKey] ?? ''),
    ...(typeof record.note === 'string' && { note: record.note }),
  }))
}

/** Lower case without accents, so that "Montréal" is found by "montreal". */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

export function filterOptions(options: Option[], text: string): Option[] {
  const wanted = plain(text.trim())
  return options.filter(
    ({ label, note }) => plain(label).includes(wanted) && (note === undefined || wanted !== ''),
  )
}

/** The chosen labels joined by a comma, or their number when they are more than the limit. */
export function summary(
  options: Option[],
  chosen: readonly string[],
  limit: number,
  itemsSelected: (count: number) => string,
): string {
  if (chosen.length > limit) return itemsSelected(chosen.length)
  return chosen
    .map((value) => options.find((option) => option.value === value)?.label ?? value)
    .join(', ')
}

/** The value taken out of the list, or put at its end. */
export function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}
