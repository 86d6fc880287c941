import { Button, Menu, ScrollArea } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { labelOf } from '../../../define.ts'
import { filterable } from '../address/list-address.ts'
import type { List } from '../use-register-list.ts'

/** Which fields the list can be narrowed by; the chosen one's chip opens, ready to be filled in. */
export function FilterMenu({ list }: { list: List }) {
  const { text, say } = useLanguage()
  const { register, view, editFilter } = list
  const fields = filterable(register, list.fixed).filter(([name]) => !(name in view.filters))
  if (fields.length === 0) return null
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden="true" />}>
          {text('list_filter_add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={360} type="auto">
          {fields.map(([name, field]) => (
            <Menu.Item key={name} onClick={() => editFilter(name)}>
              {say(labelOf(name, field))}
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  )
}
