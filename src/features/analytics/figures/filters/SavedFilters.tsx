import { Button, Menu, Text } from '@mantine/core'
import { IconBookmark, IconCheck, IconPlus, IconSettings } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { SavedViewRow } from '../../../../register/web/list/views/SavedViewRow.tsx'
import { SaveView } from '../../../../register/web/list/views/SaveView.tsx'
import { useSavedViews } from '../../../../register/web/list/views/use-saved-views.ts'
import { filterWords } from './use-filters.web.ts'

/** Of every screen of figures: the filters of all are the same. */
const screen = 'analytics-report'

const filtersIn = (search: string): Readonly<Record<string, string | null>> => {
  const words = new URLSearchParams(search)
  return Object.fromEntries(filterWords.map((word) => [word, words.get(word)]))
}
const queryOf = (search: string) => withWords(new URLSearchParams(), filtersIn(search)).toString()

/** Filters under names of one's own. */
export function SavedFilters() {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { openModal, closeModal } = useModals()
  const { search, change } = useAddressQuery()
  const kept = useSavedViews(screen)
  const present = queryOf(search)
  const current = kept.views.find(({ query }) => query === present && present !== '')
  const save = text('figures_saved_save')
  const manage = text('figures_saved_manage')
  const show = (query: string) =>
    change((now) => withWords(now, filtersIn(query)), { replace: true, preventScrollReset: true })
  const open = (title: string, body: ReactNode) => {
    button.current?.focus()
    openModal('views', { title, body })
  }
  return (
    <Menu position="bottom-end" withinPortal returnFocus width={240}>
      <Menu.Target>
        <Button
          ref={button}
          size="compact-sm"
          variant="subtle"
          color="gray"
          className="text-soft font-medium"
          leftSection={<IconBookmark size={16} aria-hidden />}
        >
          {current?.name ?? text('figures_saved')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => show('')} disabled={present === ''}>
          {text('figures_saved_none')}
        </Menu.Item>
        {kept.views.map(({ id, name, query }) => (
          <Menu.Item
            key={id}
            onClick={() => show(query)}
            rightSection={id === current?.id && <IconCheck size={16} aria-hidden />}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={present === ''}
          onClick={() =>
            open(
              save,
              <SaveView
                kept={kept}
                query={present}
                first={current?.name ?? ''}
                lead={text('figures_saved_lead')}
                onDone={() => closeModal('views')}
              />,
            )
          }
        >
          {save}
        </Menu.Item>
        {kept.views.length > 0 && (
          <Menu.Item
            leftSection={<IconSettings size={16} aria-hidden />}
            onClick={() => open(manage, <ManageFilters />)}
          >
            {manage}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Other names, and which are no longer wanted. */
function ManageFilters() {
  const text = useText()
  const kept = useSavedViews(screen)
  if (kept.views.length === 0) return <Text size="sm">{text('figures_saved_empty')}</Text>
  return (
    <ul className="bare grid gap-2">
      {kept.views.map((view) => (
        <SavedViewRow key={view.id} view={view} kept={kept} opens={false} />
      ))}
    </ul>
  )
}
