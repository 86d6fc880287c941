import { numberIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { ListActions } from './head/ListActions.tsx'
import { StateTabs } from './head/StateTabs.tsx'
import { Toolbar } from './head/Toolbar.tsx'
import { useListKeys } from './keys/use-list-keys.tsx'
import { NothingThere } from './NothingThere.tsx'
import { Pages } from './Pages.tsx'
import { RowCards } from './rows/RowCards.tsx'
import { RowsTable } from './rows/RowsTable.tsx'
import { useIsNarrow } from './rows/use-is-narrow.ts'
import { useRowCommands } from './rows/use-row-commands.tsx'
import { type ListProps, useRegisterList } from './use-register-list.ts'

/** A list with all its parts: rows, filters and actions. */
export function WholeList(props: ListProps) {
  const list = useRegisterList(props)
  const commands = useRowCommands(list)
  const { locale, say, text } = useLanguage()
  const narrow = useIsNarrow()
  const keys = useListKeys(list, commands)
  const { web, within, total, isPending, isError, rows } = list
  const there = isPending || rows.length > 0
  const Rows = narrow ? RowCards : RowsTable
  return (
    <Page
      title={say(list.title)}
      lead={list.place}
      aside={total === undefined ? undefined : numberIn(locale, total)}
      actions={<ListActions list={list} keys={keys} />}
    >
      {web.Above && <web.Above within={within} />}
      <div className="stack gap-3" ref={keys.ref}>
        <StateTabs list={list} />
        <Toolbar list={list} />
        <FilterChips list={list} />
        <p role="status" className="sr-only m-0 whitespace-nowrap">
          {total !== undefined && !list.isOld && text('list_said_total', { count: total })}
        </p>
        {isError || !there ? (
          <NothingThere list={list} />
        ) : (
          <Rows list={list} commands={commands} />
        )}
        {there && !isError && <Pages list={list} />}
        <BulkBar list={list} />
      </div>
    </Page>
  )
}
