import { Button, Paper, Stack, Title } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
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
import { inSentence } from '../../../register/web/list/in-sentence.ts'
import { useMay } from '../../../register/web/list/use-may.ts'
import { useRows } from '../../../register/web/list/use-rows.ts'
import { listCategories, lists } from '../lists.register.ts'
import { ListValues } from './ListValues.tsx'

const all = 200

/** The lists of one category, each with its values. */
export default function ListsScreen() {
  const { text, say } = useLanguage()
  const { id = '' } = useParams()
  const { openModal, closeModal } = useModals()
  const may = useMay(lists)
  const category = useQuery({
    queryKey: ['register', listCategories.name, 'named', id],
    queryFn: ({ signal }) => call(callsOf(listCategories).read, { params: { id }, signal }),
  })
  const { data, isPending, isError } = useRows(
    lists,
    { state: 'active', 'filter[category]': id, sort: 'name' },
    1,
    all,
  )
  const name = String(category.data?.data.name ?? '')
  const newList = text('list_new', { one: inSentence(say(lists.one)) })

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
      actions={
        may.do('create') && (
          <Button leftSection={<IconPlus size={18} />} onClick={() => openForm()}>
            {newList}
          </Button>
        )
      }
    >
      {(isError || category.isError) && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {isPending && <ListSkeleton />}
      {data?.data.length === 0 && <EmptyState title={say(lists.lead)} />}
      <Stack>
        {data?.data.map((row) => (
          <Paper
            key={row.id}
            withBorder
            p="lg"
            radius="md"
            component="section"
            aria-label={String(row.name)}
          >
            <Title order={2} size="h4" mb="sm">
              {String(row.name)}
              {row.can.includes('edit') && (
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  ml="sm"
                  leftSection={<IconPencil size={15} />}
                  onClick={() => openForm(row)}
                >
                  {text('lists_edit')}
                </Button>
              )}
            </Title>
            <ListValues list={row.id} />
          </Paper>
        ))}
      </Stack>
    </Page>
  )
}
