import { Select } from '@mantine/core'
import { useRef, useState } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { useClosed } from '../../../../../register/web/input/choices/use-closed.tsx'
import { usePeople } from '../../../../people/web/index.ts'
import type { SignerRole, StoredSigner } from '../device/stored.ts'

type Props = {
  part: SignerRole
  label: string
  /** People who are there already, by account or by name. */
  without: ReadonlySet<string>
  /** Whom the project or the team names for this part, and who signs there: the first of the list. */
  likely: readonly { account: string | null; name: string }[]
  onChoose(signer: StoredSigner): void
}

const byName = 'name:'

/** Somebody of the company, or anybody else by name. */
export function ChooseSigner({ part: role, label, without, likely, onChoose }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const all = usePeople()
  const rank = new Map(likely.map(({ account, name }, at) => [account ?? name, at]))
  const name = typed.trim()
  const people = all
    // Those who cannot be chosen are found, not offered.
    .filter(({ id, why }) => !without.has(id) && (why === undefined || name !== ''))
    .toSorted((a, b) => (rank.get(a.id) ?? rank.size) - (rank.get(b.id) ?? rank.size))
  const { isOpen, renderOption, inputContainer } = useClosed('accounts', people)
  // Who has no account is there by name.
  const named = likely.flatMap((one) =>
    one.account === null && !without.has(one.name) ? { id: byName + one.name, name: one.name } : [],
  )
  const known = [...people.filter(({ why }) => why === undefined), ...named].some(
    (one) => one.name.toLowerCase() === name.toLowerCase(),
  )
  const isLikely = ({ id }: { id: string }) => rank.has(id.replace(byName, ''))
  const options = [
    ...[...people.filter(isLikely), ...named].map((one) => ({
      value: one.id,
      label: text('filling_signer_project', { name: one.name }),
    })),
    ...people.filter((one) => !isLikely(one)).map(({ id, name: label }) => ({ value: id, label })),
    ...(name.length > 1 && !known
      ? [{ value: byName + name, label: text('filling_signer_by_name', { name }) }]
      : []),
  ]
  function choose(value: string | null) {
    if (value === null || !isOpen(value)) return
    const account = people.find(({ id }) => id === value)
    if (account !== undefined)
      onChoose({ role, account: { id: account.id, name: account.name }, name: null })
    else onChoose({ role, account: null, name: value.slice(byName.length) })
    setTyped('')
    // The person who was added stands above: the field for the next one stays in sight.
    requestAnimationFrame(() => input.current?.scrollIntoView({ block: 'center' }))
  }
  return (
    <Select
      ref={input}
      label={label}
      placeholder={text('filling_signer_search')}
      data={options}
      value={null}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={choose}
      maxDropdownHeight={260}
      nothingFoundMessage={text('input_select_nothing')}
      renderOption={renderOption}
      inputContainer={inputContainer}
    />
  )
}
