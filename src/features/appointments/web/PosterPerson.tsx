import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { shifts } from '../appointment-fields.ts'
import type { Officer } from './Poster.tsx'
import classes from './poster.module.css'

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0])
    .join('')
    .slice(0, 2)

/** One person on the poster. */
export function PosterPerson({ row }: { row: Officer }) {
  const { say, text } = useLanguage()
  const { name, photo, phone } = row
  const facts = [
    'co_chair' in row && row.co_chair === true && text('poster_co_chair'),
    'represents' in row && row.represents === 'worker' && text('poster_for_workers'),
    'represents' in row && row.represents === 'management' && text('poster_for_management'),
    'certified_part2_on' in row && row.certified_part2_on && text('poster_certified'),
    'certificate_level' in row && row.certificate_level === 'standard' && say('Standard First Aid'),
    'certificate_level' in row &&
      row.certificate_level === 'emergency' &&
      say('Emergency First Aid'),
    'certificate_level' in row && say(shifts[row.shift]),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li>
      {photo === null ? (
        <span className={classes.initials}>{initialsOf(name)}</span>
      ) : (
        <img src={`/api/files/${photo.id}`} alt="" />
      )}
      <strong>{name}</strong>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      {phone !== null && <b>{phone}</b>}
    </li>
  )
}
