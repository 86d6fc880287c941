import { Radio } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { users } from '../../users/users.register.ts'
import type { MergedField } from '../merged-fields.ts'
import type { Compared } from './MergeForm.tsx'
import classes from './merge.module.css'
import { useFieldWords } from './use-field-words.ts'

type Props = {
  compared: Compared
  keptAt: number
  /** The fields of which the value of the one who goes is taken. */
  take: readonly MergedField[]
  onTake: (name: MergedField, takes: boolean) => void
}

const languages: Readonly<Record<string, string>> = users.fields.language.options

/** Field by field what each has and which value wins, and what moves. */
export function MergeTable({ compared, keptAt, take, onTake }: Props) {
  const { text, say } = useLanguage()
  const fieldWords = useFieldWords()
  const { parties, fields, records, details } = compared
  const goneAt = 1 - keptAt
  const order = [keptAt, goneAt]
  const worded = (name: MergedField, value: string | null | undefined) => {
    if (value == null) return '—'
    if (name === 'photo') return text('merge_photo')
    return name === 'language' ? say(languages[value] ?? value) : value
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text('merge_what')}</th>
          {order.map((at) => (
            <th key={parties[at]?.id} scope="col">
              {parties[at]?.name}
              <div className="hint">{text(at === keptAt ? 'merge_stays' : 'merge_goes')}</div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, values }) => {
          const [own, theirs] = [values[keptAt] ?? null, values[goneAt] ?? null]
          const chosen = own !== null && theirs !== null && own !== theirs
          const takes = take.includes(name) || own === null
          return (
            <tr key={name}>
              <th scope="row">{fieldWords(name)}</th>
              {order.map((at) => {
                const wins = own === theirs || (at === goneAt) === takes
                const words = worded(name, values[at])
                return (
                  <td key={at} data-wins={wins || undefined}>
                    {chosen ? (
                      <Radio
                        name={`take-${name}`}
                        label={words}
                        checked={wins}
                        onChange={() => onTake(name, at === goneAt)}
                      />
                    ) : (
                      words
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
        {details.some((n) => n > 0) && (
          <tr>
            <th scope="row">{text('person_confidential')}</th>
            {order.map((at) => (
              <td key={at}>{text('merge_details', { count: details[at] ?? 0 })}</td>
            ))}
          </tr>
        )}
        {records.map(({ what, counts }) => (
          <tr key={what}>
            <th scope="row">{say(what)}</th>
            <td>{counts[keptAt] ?? 0}</td>
            <td>
              {(counts[goneAt] ?? 0) > 0 ? text('merge_moves', { count: counts[goneAt] ?? 0 }) : 0}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
