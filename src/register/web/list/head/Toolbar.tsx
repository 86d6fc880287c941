import { ColumnsMenu } from '../columns/ColumnsMenu.tsx'
import { FilterMenu } from '../filters/FilterMenu.tsx'
import type { List } from '../use-register-list.ts'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import classes from './head.module.css'
import { SearchBox } from './SearchBox.tsx'

/** What is looked for on the left, how it is shown on the right. */
export function Toolbar({ list }: { list: List }) {
  return (
    <div className={classes.toolbar}>
      <SearchBox list={list} />
      <FilterMenu list={list} />
      <div className={classes.right}>
        <ViewsMenu list={list} />
        <ColumnsMenu list={list} />
      </div>
    </div>
  )
}
