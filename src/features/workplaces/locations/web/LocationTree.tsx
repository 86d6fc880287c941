import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { sayNewOne } from '../../../../register/web/list/in-sentence.ts'
import { useMay } from '../../../../register/web/list/use-may.ts'
import { locations } from '../locations.register.ts'
import classes from './locations.module.css'
import { PlaceBranch } from './PlaceBranch.tsx'
import { countOf, found, treeOf } from './place-tree.ts'
import { usePlaces } from './use-places.ts'

/** Up to so many stand open at once to begin with. */
const few = 60

/** All places as a tree, narrowed to those that are called as the address says. */
export function LocationTree({ above }: { above: ReactNode }) {
  const { locale, say, text } = useLanguage()
  const may = useMay(locations)
  const { data: places, isPending, isError } = usePlaces()
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const [all, setAll] = useState<boolean>()
  const search = params.get('search') ?? ''
  const whole = treeOf(places ?? [])
  const shown = search.trim() === '' ? whole : found(whole, search)
  const count = countOf(shown)
  const isOpen = (id: string, depth: number) =>
    chosen[id] ?? all ?? (search.trim() !== '' || depth === 0 || count <= few)
  const openAll = (open: boolean) => {
    setAll(open)
    setChosen({})
  }
  const create = may.open('create')
  return (
    <Page
      title={say(locations.many)}
      aside={places === undefined ? undefined : numberIn(locale, count)}
      actions={
        create && (
          <Button
            component={Link}
            to={create.path}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {sayNewOne(locations.one, say)}
          </Button>
        )
      }
    >
      <div className="stack gap-3">
        {above}
        <div className="row gap-2">
          <TextInput
            type="search"
            className={classes.find}
            aria-label={text('locations_find')}
            placeholder={text('locations_find')}
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            value={search}
            onChange={({ currentTarget: { value } }) =>
              setParams(value === '' ? {} : { search: value }, { replace: true })
            }
          />
          <Button variant="default" onClick={() => openAll(true)}>
            {text('locations_open_all')}
          </Button>
          <Button variant="default" onClick={() => openAll(false)}>
            {text('locations_close_all')}
          </Button>
        </div>
        {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
        {isPending && <ListSkeleton rows={8} />}
        {places !== undefined && count === 0 && (
          <EmptyState title={search === '' ? say(locations.lead) : text('locations_none_found')} />
        )}
        {count > 0 && (
          <PlaceBranch
            nodes={shown}
            depth={0}
            isOpen={isOpen}
            onToggle={(id, open) => setChosen({ ...chosen, [id]: open })}
          />
        )}
      </div>
    </Page>
  )
}
