/** What a person's own row says, of which one value wins when two become one. */
export const mergedFields = [
  'first_name',
  'last_name',
  'preferred_name',
  'photo',
  'email',
  'mobile',
  'language',
  'employee_no',
  'job_title',
  'trade',
  'supervisor',
] as const

export type MergedField = (typeof mergedFields)[number]
export type MergedValues = Readonly<Record<MergedField, string | null>>

/** What the one who is kept has afterwards, and only that which changes. Nobody supervises themselves. */
export function valuesAfter(
  kept: MergedValues & { id: string },
  gone: MergedValues & { id: string },
  take: readonly MergedField[],
): Partial<Record<MergedField, { was: string | null; became: string | null }>> {
  const own = [kept.id, gone.id]
  return Object.fromEntries(
    mergedFields.flatMap((name) => {
      const was = kept[name]
      const taken = take.includes(name) || was === null ? (gone[name] ?? was) : was
      const became = name === 'supervisor' && own.includes(taken ?? '') ? null : taken
      return was === became ? [] : [[name, { was, became }]]
    }),
  )
}
