import { NativeSelect, Pagination } from '@mantine/core'
import { numberIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { perPages } from './address/list-address.ts'
import { useIsNarrow } from './rows/use-is-narrow.ts'
import type { List } from './use-register-list.ts'

/** Which rows of how many these are, and the way to the others. */
export function Pages({ list }: { list: List }) {
  const { locale, text } = useLanguage()
  const isNarrow = useIsNarrow()
  const { view, show, total = 0, lastPage, rows } = list
  const first = (view.page - 1) * view.perPage + 1
  const words = {
    from: numberIn(locale, first),
    to: numberIn(locale, first + Math.max(rows.length, 1) - 1),
    total: numberIn(locale, total),
  }
  function turnTo(page: number) {
    show({ ...view, page })
    window.scrollTo(0, 0)
  }
  return (
    <div className="row hint justify-between gap-x-4 gap-y-2">
      <div className="flex items-center gap-2">
        <span>{total > 0 && text('list_range', words)}</span>
      </div>
      {lastPage > 1 && (
        <Pagination
          size="sm"
          value={view.page}
          onChange={turnTo}
          total={lastPage}
          siblings={isNarrow ? 0 : 1}
          gap={isNarrow ? 4 : 8}
          getControlProps={(control) => ({
            'aria-label': text(control === 'next' ? 'list_page_next' : 'list_page_previous'),
          })}
          getItemProps={(page) => ({ 'aria-label': text('list_page', { page }) })}
        />
      )}
      <div className="flex items-center gap-2">
        <label htmlFor="rows-per-page">{text('list_per_page')}</label>
        <NativeSelect
          id="rows-per-page"
          size="xs"
          w="5rem"
          data={perPages.map(String)}
          value={String(view.perPage)}
          onChange={(event) =>
            show({ ...view, perPage: Number(event.currentTarget.value), page: 1 })
          }
        />
      </div>
    </div>
  )
}
