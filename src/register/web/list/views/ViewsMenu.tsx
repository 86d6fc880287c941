import { Button, Menu, Text } from '@mantine/core'
import { IconBookmark, IconCheck, IconPlus, IconSettings } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { emptyView, readView, writeView } from '../address/list-address.ts'
import type { List } from '../use-register-list.ts'
import { SavedViewRow } from './SavedViewRow.tsx'
import { SaveView } from './SaveView.tsx'
import { useSavedViews } from './use-saved-views.ts'
import classes from './views.module.css'

/** Filters, order and columns under names of one's own. */
export function ViewsMenu({ list }: { list: List }) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { openModal, closeModal } = useModals()
  const { register, view, kept, show } = list
  const present = writeView({ ...view, page: 1, state: undefined })
  const current = kept.views.find(({ query }) => query === present && present !== '')

  function choose(query: string, columns: string[] | null) {
    if (JSON.stringify(columns) !== JSON.stringify(kept.columns)) kept.chooseColumns(columns)
    show({ ...readView(new URLSearchParams(query), register, list.fixed), state: view.state })
  }
  const open = (title: string, body: ReactNode) => {
    button.current?.focus()
    openModal('views', { title, body })
  }
  const close = () => closeModal('views')
  return (
    <Menu position="bottom-end" withinPortal returnFocus width={240}>
      <Menu.Target>
        <Button
          ref={button}
          variant="subtle"
          color="gray"
          className="text-soft font-medium"
          leftSection={<IconBookmark size={16} aria-hidden="true" />}
        >
          {current?.name ?? text('list_views')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={
            <IconCheck
              size={16}
              data-shown={present === '' || undefined}
              className={classes.tick}
            />
          }
          onClick={() => show({ ...emptyView, state: view.state })}
        >
          {text('list_view_all')}
        </Menu.Item>
        {kept.views.map(({ id, name, query, columns }) => (
          <Menu.Item
            key={id}
            leftSection={
              <IconCheck
                size={16}
                className={classes.tick}
                data-shown={id === current?.id || undefined}
              />
            }
            onClick={() => choose(query, columns)}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPlus size={16} />}
          onClick={() =>
            open(
              text('list_view_save'),
              <SaveView kept={kept} query={present} first={current?.name ?? ''} onDone={close} />,
            )
          }
        >
          {text('list_view_save')}
        </Menu.Item>
        {kept.views.length > 0 && (
          <Menu.Item
            leftSection={<IconSettings size={16} />}
            onClick={() =>
              open(text('list_views_manage'), <ManageViews register={register.name} />)
            }
          >
            {text('list_views_manage')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The kept views of a list: other names, which of them it opens with, and which are no longer wanted. */
function ManageViews({ register }: { register: string }) {
  const text = useText()
  const kept = useSavedViews(register)
  if (kept.views.length === 0) return <Text size="sm">{text('list_views_none')}</Text>
  return (
    <ul className="bare grid gap-2">
      {kept.views.map((view) => (
        <SavedViewRow key={view.id} view={view} kept={kept} />
      ))}
    </ul>
  )
}
