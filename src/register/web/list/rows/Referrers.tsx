import { useLanguage } from '../../../../kit/web/language/Language.tsx'

export type Referrer = {
  register: string
  many: string
  count: number
  rows: { id: string; name: string }[]
}

/** What refers to a row: how many of what, and the first of them by name. */
export function Referrers({ referrers }: { referrers: readonly Referrer[] }) {
  const { say } = useLanguage()
  return (
    <ul>
      {referrers.map(({ register, many, count, rows }) => (
        <li key={register}>
          {say(many)} ({count}): {rows.map(({ name }) => name).join(', ')}
          {count > rows.length && ' …'}
        </li>
      ))}
    </ul>
  )
}
