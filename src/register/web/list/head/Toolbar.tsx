import { ColumnsMenu } from '../columns/ColumnsMenu.tsx'
import { FilterMenu } from '../filters/FilterMenu.tsx'
import type { List } from '../use-register-list.ts'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { SearchBox } from './SearchBox.tsx'

/** Search and filters on the left, the ways to show the list on the right. */
export function Toolbar({ list }: { list: List }) {
  return (
    <div className="row gap-2">
      <SearchBox list={list} />
      <FilterMenu list={list} />
      <div className="flex items-center gap-1 ml-auto">
        <ViewsMenu list={list} />
        <ColumnsMenu list={list} />
      </div>
    </div>
  )
}
