import { Autocomplete } from '@mantine/core'
import { ListState } from '../../../../filling/web/ListState.tsx'
import { usePeople } from '../../../../filling/web/use-listed.ts'

type Props = { label: string; value: string; onChange(value: string): void }

/** A person, typed: the people of the company are offered, and of these the account is kept, as
 *  answers keep it. A name that several have stays a name. */
export function PersonChoice({ label, value, onChange }: Props) {
  const list = usePeople()
  const named = Map.groupBy(list.rows, ({ name }) => name)
  const accountOf = (typed: string) => {
    const [one, another] = named.get(typed) ?? []
    return another === undefined ? one?.id : undefined
  }
  return (
    <div>
      <Autocomplete
        label={label}
        data={[...named.keys()]}
        value={list.rows.find(({ id }) => id === value)?.name ?? value}
        onChange={(typed) => onChange(accountOf(typed) ?? typed)}
        maxDropdownHeight={200}
      />
      <ListState of={list} />
    </div>
  )
}
