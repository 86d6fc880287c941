import { ActionIcon, Menu } from '@mantine/core'
import { IconBan, IconDots, IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { hasEnded } from '../../../expectations/definition/index.ts'
import { usePlanDialogs } from '../../plan/web/use-plan-dialogs.tsx'
import { registerOf } from '../../workplace.ts'
import type { Tracked, TrackedLine } from '../tracker.contract.ts'

/** What can be done with an expectation; nothing with one that has ended. */
export function LineMenu({ tracked, line }: { tracked: Tracked; line: TrackedLine }) {
  const { text, say } = useLanguage()
  const holds = useHolds()
  const button = useRef<HTMLButtonElement>(null)
  const { change, end } = usePlanDialogs(tracked.workplace, tracked.today)
  if (
    hasEnded(line, tracked.today) ||
    !tracked.workplace.open ||
    !holds(`${registerOf[tracked.workplace.kind]}.edit`)
  )
    return null
  const from = (ask: typeof change) => () => {
    button.current?.focus()
    ask(line)
  }
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={text('list_row_menu', { name: line.form.name })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={from(change)}>
          {say('Change')}
        </Menu.Item>
        <Menu.Item leftSection={<IconBan size={16} />} onClick={from(end)}>
          {say('End')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
