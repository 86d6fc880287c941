import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../register/define.ts'
import type { PointedFile } from '../../../register/fields/pointing.ts'
import { shifts } from '../appointment-fields.ts'
import classes from './poster.module.css'

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0])
    .join('')
    .slice(0, 2)

/** One person on the poster. */
export function PosterPerson({ row }: { row: AnyRow }) {
  const { say, text } = useLanguage()
  const name = String(row.name)
  const photo = row.photo as PointedFile | null
  const facts = [
    row.co_chair === true && text('poster_co_chair'),
    row.represents === 'worker' && text('poster_for_workers'),
    row.represents === 'management' && text('poster_for_management'),
    row.certified_part2_on && text('poster_certified'),
    row.certificate_level === 'standard' && say('Standard First Aid'),
    row.certificate_level === 'emergency' && say('Emergency First Aid'),
    'certificate_level' in row && say(shifts[row.shift as keyof typeof shifts]),
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
      {typeof row.phone === 'string' && <b>{row.phone}</b>}
    </li>
  )
}
