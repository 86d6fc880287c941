import { Group } from '@mantine/core'
import { useTimes } from '../../../../access/web/use-times.ts'
import { keysOf } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { hats } from '../../hats/hats.ts'
import { users } from '../../users/users.register.ts'
import { PersonFace } from '../../users/web/PersonFace.tsx'
import type { MergeParty } from '../merges.contract.ts'

const roles: Readonly<Record<string, string>> = users.fields.role_id.options

/** One of the two: who they are, and what tells them apart. */
export function PartyLine({ party }: { party: MergeParty }) {
  const { text, say } = useLanguage()
  const { moment } = useTimes()
  const { name, photo, job_title, account } = party
  const worn = keysOf(hats).filter((hat) => party.hats.includes(hat))
  const facts = [
    job_title,
    account?.role != null && say(roles[String(account.role)] ?? ''),
    ...worn.map((hat) => say(hats[hat])),
  ].filter(Boolean)
  return (
    <Group gap="sm" wrap="nowrap" align="start" style={{ flex: '1 1 16rem', minWidth: 0 }}>
      <PersonFace name={name} photo={photo === null ? null : { id: photo }} size={40} />
      <div className="min-w-0">
        <strong className="break-anywhere">{name}</strong>
        <div className="hint">{facts.join(' · ')}</div>
        <div className="hint">
          {account === null
            ? text('merge_no_account')
            : account.last_seen
              ? text('merge_last_seen', { at: moment(account.last_seen) })
              : text(account.signs_in ? 'merge_signs_in' : 'merge_no_login')}
        </div>
      </div>
    </Group>
  )
}
