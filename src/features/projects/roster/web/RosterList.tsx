import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { fill } from '../../../../kit/language/message.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import type { RosterEntry, RosterPart } from '../roster.contract.ts'

const unreachable = {
  no_address: 'No e-mail address: nothing can be sent',
  opted_out: 'Asked not to receive messages',
} as const

type Props = {
  part: RosterPart
  entries: readonly RosterEntry[]
  today: string
  onChange?: ((entry: RosterEntry) => void) | undefined
  onRemove?: ((entry: RosterEntry) => void) | undefined
}

function useTermWords(today: string) {
  const { say, locale } = useLanguage()
  return ({ from_on, to_on }: RosterEntry) =>
    to_on === null
      ? fill(say(from_on > today ? 'From {day}' : 'Since {day}'), {
          day: dayIn(locale, from_on),
        })
      : `${dayIn(locale, from_on)} – ${dayIn(locale, to_on)}`
}

/** Who or what is there, one a line. */
export function RosterList({ part, entries, today, onChange, onRemove }: Props) {
  const { text, say } = useLanguage()
  const term = useTermWords(today)
  return (
    <ul className="box bare">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="border-between flex items-center justify-between px-4 py-3 gap-3"
        >
          <div className="min-w-0 flex-1">
            <span className="row gap-2">
              <strong className="break-anywhere">
                {part === 'assets' ? (
                  <RecordLink register="inventory" to={entry.who} />
                ) : (
                  entry.who.name
                )}
              </strong>
              {entry.detail !== null && <span className="text-soft">{entry.detail}</span>}
              {entry.without_account && <Tag tone="calm">{say('No account')}</Tag>}
              {entry.from_on > today && <Tag tone="notice">{say('Not started yet')}</Tag>}
              {entry.unreachable !== null && (
                <Tag tone="warning">{say(unreachable[entry.unreachable])}</Tag>
              )}
            </span>
            <small className="text-soft block">
              {[entry.role, term(entry)].filter(Boolean).join(' · ')}
            </small>
            {entry.forms.length > 0 && (
              <small className="block">
                {fill(say('Receives copies of: {forms}'), {
                  forms: entry.forms.map(({ name }) => name).join(', '),
                })}
              </small>
            )}
          </div>
          {onChange && onRemove && (
            <Menu position="bottom-end" withinPortal returnFocus>
              <Menu.Target>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={text('list_row_menu', { name: entry.who.name })}
                >
                  <IconDots size={18} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onChange(entry)}>
                  {say('Change')}
                </Menu.Item>
                <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => onRemove(entry)}>
                  {say('Remove from the list')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </li>
      ))}
    </ul>
  )
}
