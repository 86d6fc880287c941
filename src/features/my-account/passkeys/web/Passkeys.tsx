import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canUsePasskeys } from '../../../../access/web/passkeys.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { passkeysKey } from '../../web/keys.ts'
import classes from '../../web/my-account.module.css'
import { Section } from '../../web/Section.tsx'
import { listPasskeys, type Passkey } from '../passkeys.contract.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { RemovePasskey } from './RemovePasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

/** The person's own passkeys: added on this device, named, listed, removed. */
export function Passkeys() {
  const { text } = useLanguage()
  const { openModal, closeModal } = useModals()
  const [adding, setAdding] = useState(false)
  const { data, isPending, isError } = useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => call(listPasskeys, { signal }),
  })
  function askToRemove({ id, name }: Passkey) {
    const key = `passkey ${id}`
    openModal(key, {
      title: text('passkey_remove_title', { name }),
      body: <RemovePasskey id={id} onDone={() => closeModal(key)} />,
    })
  }
  function askToRename(passkey: Passkey) {
    const key = `passkey name ${passkey.id}`
    openModal(key, {
      title: text('passkey_rename_title', { name: passkey.name }),
      body: <RenamePasskey passkey={passkey} onDone={() => closeModal(key)} />,
    })
  }
  return (
    <Section title={text('passkeys_title')} lead={text('passkeys_lead')}>
      {isPending && <ListSkeleton rows={2} />}
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data?.data.length === 0 && !adding && <p className="hint">{text('passkeys_none')}</p>}
      <div>
        {data?.data.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => askToRename(passkey)}
            onRemove={() => askToRemove(passkey)}
          />
        ))}
      </div>
      {adding ? (
        <AddPasskey onDone={() => setAdding(false)} />
      ) : canUsePasskeys() ? (
        <Group>
          <Button variant="default" onClick={() => setAdding(true)}>
            {text('passkey_new')}
          </Button>
        </Group>
      ) : (
        <p className="hint">{text('passkeys_unable')}</p>
      )}
    </Section>
  )
}

type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const { text } = useLanguage()
  const { day } = useTimes()
  const { name, created_at, seen_at } = passkey
  return (
    <div className={`${classes.row} row justify-between py-3 gap-x-4 gap-y-2 border-t`}>
      <span>
        <strong>{name}</strong>
        <br />
        <small className="hint">
          {[
            text('passkey_added', { day: day(created_at) }),
            seen_at === null
              ? text('passkey_never_used')
              : text('passkey_used', { day: day(seen_at) }),
          ].join(' · ')}
        </small>
      </span>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-label={text('passkey_rename_named', { name })}
          onClick={onRename}
        >
          {text('passkey_rename')}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={text('passkey_remove_named', { name })}
          onClick={onRemove}
        >
          {text('passkey_remove')}
        </Button>
      </Group>
    </div>
  )
}
