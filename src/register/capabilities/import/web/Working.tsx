import { Progress } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './import.module.css'
import type { Import } from './use-import.ts'

/** What is going on now, and how far it is where that is known. */
export function Working({ state: { busy, percent, file } }: { state: Import }) {
  const text = useText()
  if (busy === undefined || busy === 'undoing') return null
  const words =
    busy === 'sending'
      ? text('import_sending', { name: '' }).trim()
      : text(busy === 'checking' ? 'import_checking' : 'import_committing')
  const known = busy === 'sending' && percent < 100
  return (
    <div className={classes.working} role="status">
      <span>
        {words}
        {file && busy !== 'sending' ? ` · ${file.name}` : ''}
      </span>
      <Progress value={known ? percent : 100} animated={!known} aria-label={words} />
    </div>
  )
}
