import { Button, Stack } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../register/contract.ts'
import type { AnyRow } from '../../../register/define.ts'
import { RegisterForm } from '../../../register/web/form/RegisterForm.tsx'
import { sayNewOne } from '../../../register/web/list/in-sentence.ts'
import { OrderedRows } from '../../../register/web/list/order/OrderedRows.tsx'
import { useOrder } from '../../../register/web/list/order/use-order.ts'
import { useRowCommands } from '../../../register/web/list/rows/use-row-commands.tsx'
import { useMay } from '../../../register/web/list/use-may.ts'
import { refreshRows } from '../../../register/web/list/use-rows.ts'
import { listCategories, lists } from '../lists.register.ts'
import { namedKey } from './keys.ts'
import { ListSection } from './ListSection.tsx'

/** The lists of one category, each with its values, in the order that they are given here. */
export default function ListsScreen() {
  const { text, say } = useLanguage()
  const { id = '' } = useParams()
  const { openModal, closeModal } = useModals()
  const may = useMay(lists)
  const category = useQuery({
    queryKey: namedKey(listCategories.name, id),
    queryFn: ({ signal }) => call(callsOf(listCategories).read, { params: { id }, signal }),
  })
  const { rows, isPending, isError, saveOrder } = useOrder(lists, id)
  const [ordering, setOrdering] = useState(false)
  const queries = useQueryClient()
  const commands = useRowCommands({
    register: lists,
    may,
    nameOf: (row) => String(row.name),
    refresh: () => refreshRows(queries, lists),
  })
  const name = String(category.data?.data.name ?? '')
  const newList = sayNewOne(lists.one, say)

  function openForm(row?: AnyRow) {
    const key = `list ${row?.id ?? 'new'}`
    openModal(key, {
      title: row === undefined ? newList : String(row.name),
      size: 'lg',
      body: (
        <RegisterForm
          register={lists}
          web={{}}
          within={id}
          onClose={() => closeModal(key)}
          {...(row && { id: row.id })}
        />
      ),
    })
  }
  return (
    <Page
      title={text('lists_of', { name })}
      lead={ordering && text('list_order_lead')}
      actions={
        <>
          {may.do('edit') && (ordering || (rows?.length ?? 0) > 1) && (
            <Button
              variant="default"
              leftSection={ordering ? undefined : <IconArrowsSort size={18} />}
              onClick={() => setOrdering(!ordering)}
            >
              {text(ordering ? 'list_order_done' : 'list_order')}
            </Button>
          )}
          {may.do('create') && (
            <Button leftSection={<IconPlus size={18} />} onClick={() => openForm()}>
              {newList}
            </Button>
          )}
        </>
      }
    >
      {(isError || category.isError) && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {isPending && <ListSkeleton />}
      {rows?.length === 0 && <EmptyState title={say(lists.lead)} />}
      <Stack>
        {!ordering &&
          rows?.map((row) => (
            <ListSection
              key={row.id}
              row={row}
              onEdit={() => openForm(row)}
              onArchive={() => commands.archive(row)}
            />
          ))}
        {ordering && rows && <OrderedRows register={lists} rows={rows} onOrder={saveOrder} />}
      </Stack>
    </Page>
  )
}
