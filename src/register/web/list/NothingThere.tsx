import { Button } from '@mantine/core'
import { IconArchive, IconCloudOff, IconFilterOff, IconListDetails } from '@tabler/icons-react'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { labelOf } from '../../define.ts'
import { filterable } from './address/list-address.ts'
import { NewButton } from './head/NewButton.tsx'
import type { List } from './use-register-list.ts'

/** Where rows would stand and none do: why that is, and what to do about it. */
export function NothingThere({ list }: { list: List }) {
  const { text, say } = useLanguage()
  const { register, state, view, isError, isNarrowed } = list
  if (isError)
    return (
      <div className="box" role="alert">
        <EmptyState
          icon={<IconCloudOff />}
          title={text('could_not_load')}
          action={
            <Button variant="default" onClick={list.retry}>
              {text('try_again')}
            </Button>
          }
        />
      </div>
    )
  if (isNarrowed) {
    const narrowedBy = [
      ...(view.search === '' ? [] : [`“${view.search}”`]),
      ...filterable(register, list.fixed)
        .filter(([name]) => name in view.filters)
        .map(([name, field]) => say(labelOf(name, field))),
    ]
    return (
      <div className="box">
        <EmptyState
          icon={<IconFilterOff />}
          title={text('list_no_match')}
          text={text('list_no_match_text', { what: narrowedBy.join(', ') })}
          action={
            <Button variant="default" onClick={list.clearFilters}>
              {text('list_filter_clear')}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <div className="box">
      {state === 'active' ? (
        <EmptyState
          icon={<IconListDetails />}
          title={text('list_empty')}
          text={say(register.lead)}
          action={<NewButton list={list} />}
        />
      ) : (
        <EmptyState
          icon={<IconArchive />}
          title={text(state === 'deleted' ? 'list_empty_deleted' : 'list_empty_completed')}
        />
      )}
    </div>
  )
}
