import { useLocation } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Views } from '../../../kit/web/page/Views.tsx'
import { openStatuses } from '../steps/steps.ts'
import type { Here } from './use-here.ts'

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value))

/** Those that are open, those of the person, or all: each an address of the table. */
export function WhichDeficiencies({ here }: { here: Here }) {
  const text = useText()
  const { user } = useSession()
  const params = new URLSearchParams(useLocation().search)
  const ofStatus = params.getAll('filter[status]')
  const owners = params.getAll('filter[owner]')
  const me = user?.id ?? ''
  const isOpen = same(ofStatus, openStatuses)
  const isMine = isOpen && same(owners, [me])
  const chips = [
    { name: 'open', here: isOpen && owners.length === 0, owner: undefined },
    { name: 'mine', here: isMine, owner: [me] },
  ] as const
  return (
    <Views
      label={text('deficiency_chips')}
      views={[
        ...chips.map(({ name, owner, ...chip }) => ({
          ...chip,
          to: here.tableWith({ status: openStatuses, ...(owner && { owner }) }),
          label: text(`deficiency_chip_${name}`),
        })),
        {
          to: here.path,
          label: text('deficiency_chip_all'),
          here: ofStatus.length === 0 && owners.length === 0,
        },
      ]}
    />
  )
}
