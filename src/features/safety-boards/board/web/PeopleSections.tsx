import { IconMapPin, IconPhone } from '@tabler/icons-react'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { BoardContent } from '../board.contract.ts'
import classes from './board.module.css'

type Given = { board: BoardContent }

/** A number to tap: the phone calls it. */
function Call({ number, name }: { number: string; name: string }) {
  const { text } = useLanguage()
  return (
    <a
      className={classes.call}
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
      aria-label={text('board_call', { name, number })}
    >
      <IconPhone size={18} aria-hidden />
      {number}
    </a>
  )
}

export function Emergency({ board: { emergency } }: Given) {
  return (
    <ul className="bare grid gap-3">
      {emergency.map(({ id, name, phone, other_phone, hours, note }) => (
        <li key={id} className={classes.line}>
          <span>
            <strong>{name}</strong>
            <small className="block text-soft">{[hours, note].filter(Boolean).join(' · ')}</small>
          </span>
          <span className="grid gap-1">
            {[phone, other_phone].map(
              (number) => number && <Call key={number} number={number} name={name} />,
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The way there, on the phone’s own map. */
const wayTo = (place: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`

export function Hospital({ board: { hospital } }: Given) {
  const { text } = useLanguage()
  if (hospital === null) return null
  const { name, address, phone, muster_point, site } = hospital
  return (
    <div className="grid gap-3">
      {name !== null && (
        <div className={classes.line}>
          <span>
            <strong>{name}</strong>
            {address !== null && (
              <a className="block" href={wayTo(address)} target="_blank" rel="noopener noreferrer">
                <IconMapPin size={16} aria-hidden /> {text('board_way', { address })}
              </a>
            )}
          </span>
          {phone !== null && <Call number={phone} name={name} />}
        </div>
      )}
      {muster_point !== null && (
        <p className="m-0">
          <span className="hint block">{text('board_muster')}</span>
          <strong>{muster_point}</strong>
        </p>
      )}
      {site !== null && (
        <p className="m-0">
          <span className="hint block">{text('board_site')}</span>
          {site}
        </p>
      )}
    </div>
  )
}

const shiftKeys: Readonly<Record<BoardContent['first_aiders'][number]['shift'], MessageKey>> = {
  day: 'board_shift_day',
  afternoon: 'board_shift_afternoon',
  night: 'board_shift_night',
}

export function FirstAiders({ board: { first_aiders } }: Given) {
  const { text } = useLanguage()
  return (
    <ul className="bare grid gap-3">
      {first_aiders.map(({ id, name, place, shift, level, phone }) => (
        <li key={id} className={classes.line}>
          <span>
            <strong>{name}</strong>
            <small className="block text-soft">
              {[
                place,
                text(shiftKeys[shift]),
                text(level === 'standard' ? 'board_aid_standard' : 'board_aid_emergency'),
              ].join(' · ')}
            </small>
          </span>
          {phone !== null && <Call number={phone} name={name} />}
        </li>
      ))}
    </ul>
  )
}

const officeKeys: Readonly<Record<BoardContent['committee'][number]['office'], MessageKey>> = {
  worker: 'poster_for_workers',
  management: 'poster_for_management',
  representative: 'board_representative',
}

export function Committee({ board: { committee } }: Given) {
  const { text } = useLanguage()
  return (
    <ul className="bare grid gap-3">
      {committee.map(({ id, name, place, office, co_chair, phone }) => (
        <li key={id} className={classes.line}>
          <span>
            <strong>{name}</strong>
            <small className="block text-soft">
              {[place, text(officeKeys[office]), co_chair && text('poster_co_chair')]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {phone !== null && <Call number={phone} name={name} />}
        </li>
      ))}
    </ul>
  )
}
