import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconCircleCheckFilled, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { plain } from '../../../../kit/web/inputs/choice/options.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { InLanguages, Quiz } from '../../../../kit/writing/content.ts'
import { listSigners } from '../signoffs.contract.ts'
import { signersKey } from './keys.ts'
import { SignerPhone } from './SignerPhone.tsx'
import { SignoffForm } from './SignoffForm.tsx'
import classes from './signoffs.module.css'

type Props = {
  id: string
  hash: string
  quiz: Quiz | undefined
  declarations: readonly { id: string; words: InLanguages<string> }[]
  seconds(): number
}
type Signer = { id: string; name: string; by_pin: boolean; signs_in: boolean }

/** One after the other signs at this device: the name is tapped, the device handed over. Where it is for some people,
 *  these are offered; others are found by their name. */
export function SignersHere({ id, hash, quiz, declarations, seconds }: Props) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState('')
  const [signer, setSigner] = useState<Signer>()
  const [byPhone, setByPhone] = useState(false)
  const { data, isError } = useQuery({
    queryKey: signersKey(id),
    queryFn: async ({ signal }) => (await call(listSigners, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  function next() {
    setSigner(undefined)
    setByPhone(false)
    setTyped('')
  }
  if (signer !== undefined)
    return (
      <div className="stack gap-4">
        <div className="row gap-3">
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            onClick={next}
          >
            {text('signing_all')}
          </Button>
          <h3 className="unlined m-0 break-anywhere">{signer.name}</h3>
        </div>
        {byPhone ? (
          <>
            <SignerPhone document={id} signer={signer} onSigned={next} />
            <Button variant="default" onClick={() => setByPhone(false)}>
              {text('back')}
            </Button>
          </>
        ) : (
          <>
            <SignoffForm {...{ id, hash, quiz, declarations, seconds, signer }} onDone={next} />
            <Button variant="subtle" onClick={() => setByPhone(true)}>
              {text('signing_own_phone')}
            </Button>
          </>
        )}
      </div>
    )
  const sought = plain(typed.trim())
  const asked = data.signers.filter((one) => one.asked)
  const offered = asked.length > 0 ? asked : data.signers
  const found = (sought === '' ? offered : data.signers).filter(({ name }) =>
    plain(name).includes(sought),
  )
  const done = offered.filter(({ signed }) => signed).length
  return (
    <div className="stack gap-4">
      <p className="hint m-0" aria-live="polite">
        {text('signing_progress', { done, total: offered.length })}
      </p>
      <TextInput
        label={text('signoff_find')}
        description={asked.length > 0 ? text('signoff_find_others') : undefined}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={classes.signers} aria-label={text('signing_whose')}>
        {found.map(({ id: person, name, detail, signed, ...ways }) => (
          <li key={person}>
            <UnstyledButton
              className={classes.signer}
              disabled={signed}
              onClick={() => setSigner({ id: person, name, ...ways })}
            >
              <span className="grid flex-1 break-anywhere">
                <strong>{name}</strong>
                {detail !== null && <small className="hint">{detail}</small>}
              </span>
              {signed && (
                <IconCircleCheckFilled
                  size={24}
                  className="flex-none text-good"
                  role="img"
                  aria-label={text('signoff_has_signed')}
                />
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{text('signoff_none_found')}</p>}
    </div>
  )
}
