import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { isAddress, onOneLine } from '../../../../kit/address.ts'
import { fill } from '../../../../kit/language/message.ts'
import { textsIn } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { allFilesIn } from '../../../../register/fields/pointing.ts'
import { ShownFile } from '../../../../register/web/show/ShownFile.tsx'
import { ShownLink } from '../../../../register/web/show/ShownLink.tsx'
import type { WorkplacePage } from '../page.contract.ts'
import classes from './page.module.css'

const mostShown = 6

const onMap = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`

type Props = { row: AnyRow; page: WorkplacePage }

/** What somebody needs at once when something happens there. */
export function Emergency({ row, page }: Props) {
  const { say } = useLanguage()
  const { processedPermissions } = useSession()
  const words = (name: string) => textsIn(row[name])[0] ?? ''
  const [plan] = allFilesIn(row.emergency_plan)
  const site = isAddress(row.address) ? onOneLine(row.address) : ''
  const contacts = page.emergency_contacts ?? []
  const hospital = [words('hospital_name'), words('hospital_phone'), words('hospital_address')]
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Nearest hospital', hospital.some(Boolean) && <Hospital row={row} />],
    ['Emergency plan', plan && <ShownFile file={plan} />],
    ['Muster point', words('muster_point')],
    // Without a street nobody finds it on a map.
    ['Site address', site !== '' && <OnMap place={site} />],
  ]
  const contactsTitle = say('Emergency contacts')
  return (
    <section className="card stack gap-3 px-4 py-3" aria-label={say('In an emergency')}>
      <h2 className="m-0 title-3">{say('In an emergency')}</h2>
      <dl className={classes.emergency}>
        {facts.map(([label, shown]) => (
          <div key={label}>
            <dt className="hint">{say(label)}</dt>
            <dd className="m-0 break-anywhere">
              {shown || <span className="text-soft">{say('Not set yet')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {contacts.length > 0 && (
        <div className="stack gap-1">
          <h3 className="m-0 hint">
            {processedPermissions.has('emergency-contacts') ? (
              <Link to="/dashboard/emergency-contacts">{contactsTitle}</Link>
            ) : (
              contactsTitle
            )}
          </h3>
          <ul className="bare stack gap-1">
            {contacts.slice(0, mostShown).map(({ id, name, phone, hours }) => (
              <li key={id} className="break-anywhere">
                {name} <Phone number={phone} />{' '}
                {hours && <small className="text-soft">{hours}</small>}
              </li>
            ))}
          </ul>
          {contacts.length > mostShown && (
            <p className="hint m-0">
              {fill(say('and {count} more'), { count: contacts.length - mostShown })}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

/** Its name, its phone and the way there. */
function Hospital({ row }: { row: AnyRow }) {
  const [name = ''] = textsIn(row.hospital_name)
  const [phone] = textsIn(row.hospital_phone)
  const [address] = textsIn(row.hospital_address)
  return (
    <span className="stack gap-1">
      {name && <span>{name}</span>}
      {phone && <Phone number={phone} />}
      {address && <OnMap place={address} />}
    </span>
  )
}

const Phone = ({ number }: { number: string }) => (
  <ShownLink to={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</ShownLink>
)

/** An address as a link to a map elsewhere: a phone shows the way from there. */
function OnMap({ place }: { place: string }) {
  const { say } = useLanguage()
  return (
    <a href={onMap(place)} target="_blank" rel="noopener noreferrer">
      {place} <IconMapPin size={16} className={classes.pin} aria-hidden="true" />{' '}
      <span className="sr-only">{say('on a map, in a new tab')}</span>
    </a>
  )
}
