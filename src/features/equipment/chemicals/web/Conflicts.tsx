import { Link } from 'react-router'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import panel from '../../web/panel.module.css'
import type { Conflict } from '../chemical-safety.contract.ts'
import type { ConflictName } from '../conflict-names.ts'

const conflictWords: Readonly<Record<ConflictName, MessageKey>> = {
  'oxidiser-flammable': 'chemical_conflict_fire',
  'acid-base': 'chemical_conflict_acid',
  'water-reactive': 'chemical_conflict_water',
}

/** What stands beside it and should not. */
export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const text = useText()
  if (conflicts.length === 0) return null
  return (
    <div className={panel.warn}>
      <Notice tone="danger">
        <strong>{text('chemical_conflict_title')}</strong>
        <ul>
          {conflicts.map(({ kind, location, with: other }) => (
            <li key={`${location} ${other.id}`}>
              {location}
              {text('colon')}
              <Link to={`/dashboard/chemicals/record/${other.id}`}>{other.name}</Link>.{' '}
              {text(conflictWords[kind])}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
