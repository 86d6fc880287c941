import { NativeSelect, Pagination } from '@mantine/core'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { numberIn } from '../show/numbers-and-days.ts'
import classes from './list.module.css'
import { perPages } from './list-address.ts'
import type { List } from './use-register-list.ts'

/** Which rows of how many these are, and the way to the others. */
export function Pages({ list }: { list: List }) {
  const { locale, text } = useLanguage()
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
    <div className={classes.pages}>
      <div>
        <span>{total > 0 && text('list_range', words)}</span>
      </div>
      {lastPage > 1 && (
        <Pagination
          size="sm"
          value={view.page}
          onChange={turnTo}
          total={lastPage}
          siblings={1}
          getControlProps={(control) => ({
            'aria-label': text(control === 'next' ? 'list_page_next' : 'list_page_previous'),
          })}
          getItemProps={(page) => ({ 'aria-label': text('list_page', { page }) })}
        />
      )}
      <div>
        <label htmlFor="rows-per-page">{text('list_per_page')}</label>
        <NativeSelect
          id="rows-per-page"
          size="xs"
          className={classes.perPage}
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
