import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { showWhole } from '../../../../access/web/session.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf, type Register } from '../../../define.ts'
import { usePresentFilter } from '../address/use-list-view.ts'
import classes from './filters.module.css'

/** What a board or a calendar of a register is narrowed to, as its list is: taken off, both are whole. */
export function PresentChip({ register }: { register: Register }) {
  const { text, say } = useLanguage()
  const { present, named } = usePresentFilter(register)
  const [name] = Object.keys(present)
  if (name === undefined || named === undefined) return null
  const label = say(labelOf(name, fieldOf(register, name)))
  return (
    <ul className="bare row gap-2" aria-label={text('list_filters')}>
      <li className="max-w-full">
        <div className={classes.chip}>
          <span className={classes.words}>
            <span className={classes.field}>{label}</span>
            <span>{named}</span>
          </span>
          <UnstyledButton
            className={classes.remove}
            aria-label={text('list_filter_remove', { label })}
            onClick={() => showWhole(register.name)}
          >
            <IconX size={14} aria-hidden="true" />
          </UnstyledButton>
        </div>
      </li>
    </ul>
  )
}
