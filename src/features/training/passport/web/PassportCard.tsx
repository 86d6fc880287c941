import { Button } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../kit/web/plain/QrCode.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { usersTrainings } from '../../records/users-trainings.register.ts'
import { readPassport } from '../passport.contract.ts'
import { CardFactsList } from './CardFactsList.tsx'

/** A person's card with its code, made when it is asked for: it says what they hold today. */
export function PassportCard({ person }: { person: string }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({
    queryKey: registerKey(usersTrainings.name, 'passport', person),
    queryFn: async ({ signal }) =>
      (await call(readPassport, { params: { id: person }, signal })).data,
    enabled: isOpen,
  })
  if (!isOpen)
    return (
      <div>
        <Button
          variant="default"
          leftSection={<IconId size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {text('passport_show')}
        </Button>
      </div>
    )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <p role="status">{text('passport_making')}</p>
  const address = window.location.origin + data.path
  return (
    <section className="card p-4 stack gap-4" aria-label={text('passport_title')}>
      <h3 className="m-0">{text('passport_title')}</h3>
      <p className="hint m-0">{text('passport_lead')}</p>
      <div className="flex flex-wrap gap-4">
        <a href={address} target="_blank" rel="noopener">
          <QrCode text={address} size={280} label={text('passport_title')} />
        </a>
        <CardFactsList card={data.card} now={null} today={data.card.issued_on} />
      </div>
      <p className="hint m-0 break-anywhere">
        {text('passport_key')}
        <br />
        {data.card.key}
      </p>
    </section>
  )
}
