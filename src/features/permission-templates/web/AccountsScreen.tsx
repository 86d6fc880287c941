import { Badge, Button, Checkbox, Pagination, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowRight, IconSearch, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { screenByName } from '../../../access/screens.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { call } from '../../../kit/http/client.web.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../register/contract.ts'
import { addressOf } from '../../../register/screens-of.ts'
import { type TemplateMember, templateAccounts } from '../rights.contract.ts'
import { rolesTemplate } from '../roles-template.register.ts'
import { membersKey } from './keys.ts'
import { MoveForm } from './MoveForm.tsx'
import classes from './templates.module.css'

const pause = 250

/** The people on a template: found by name, and moved to another together. */
export default function AccountsScreen() {
  const { id = '' } = useParams()
  const { text } = useLanguage()
  const template = useQuery({
    queryKey: membersKey(id, 'template'),
    queryFn: ({ signal }) => call(callsOf(rolesTemplate).read, { params: { id }, signal }),
  })
  const row = template.data?.data
  return (
    <Page
      title={row === undefined ? text('screen_template_accounts') : String(row.name)}
      lead={text('members_lead')}
      actions={<WayToTemplate id={id} />}
    >
      {template.isError ? (
        <Notice tone="danger">{text('could_not_load')}</Notice>
      ) : (
        <Members id={id} />
      )}
    </Page>
  )
}

function WayToTemplate({ id }: { id: string }) {
  const { text } = useLanguage()
  const screen = screenByName.get('roles-template-record')
  return (
    screen && (
      <Button component={Link} to={addressOf(screen, id)} variant="default">
        {text('members_template')}
      </Button>
    )
  )
}

/** Whom one page shows, by what is searched for. */
function useMembers(id: string, search: string, page: number) {
  const [words] = useDebouncedValue(search.trim(), pause)
  return useQuery({
    queryKey: membersKey(id, words, page),
    queryFn: ({ signal }) =>
      call(templateAccounts, { params: { id }, query: { search: words, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

function Members({ id }: { id: string }) {
  const { text } = useLanguage()
  const holds = useHolds()
  const { openModal, closeModal } = useModals()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlyMap<string, TemplateMember>>(new Map())
  const { data, isError, isPlaceholderData } = useMembers(id, search, page)
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={8} />
  const { data: members, total, last_page: lastPage } = data.data
  const mayMove = holds('users.edit')
  const all = members.length > 0 && members.every((one) => chosen.has(one.id))

  function choose(some: readonly TemplateMember[], ticked: boolean) {
    const next = new Map(chosen)
    for (const one of some) ticked ? next.set(one.id, one) : next.delete(one.id)
    setChosen(next)
  }
  function move() {
    openModal('move', {
      title: text('move_title', { count: chosen.size }),
      size: 'lg',
      body: (
        <MoveForm
          from={id}
          accounts={[...chosen.keys()]}
          onCancel={() => closeModal('move')}
          onDone={() => {
            closeModal('move')
            setChosen(new Map())
            setPage(1)
          }}
        />
      ),
    })
  }
  return (
    <div className="stack gap-3">
      <div className="row flex-wrap gap-3">
        <TextInput
          type="search"
          style={{ flex: '1 1 14rem' }}
          aria-label={text('members_search')}
          placeholder={text('members_search')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={search}
          maxLength={80}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
        />
        {mayMove && (
          <Button
            disabled={chosen.size === 0}
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
            onClick={move}
          >
            {chosen.size === 0 ? text('move_none') : text('move_some', { count: chosen.size })}
          </Button>
        )}
      </div>
      <p role="status" className="hint m-0">
        {text('members_count', { count: total })}
      </p>
      {members.length === 0 ? (
        <EmptyState
          icon={<IconUsers size={28} aria-hidden="true" />}
          title={text(search === '' ? 'members_none' : 'members_none_found')}
          text={text(search === '' ? 'members_none_hint' : 'members_none_found_hint')}
        />
      ) : (
        <ul className={classes.members} aria-busy={isPlaceholderData}>
          {mayMove && (
            <li className={classes.all}>
              <Checkbox
                size="sm"
                label={text('members_all')}
                checked={all}
                indeterminate={!all && members.some((one) => chosen.has(one.id))}
                onChange={() => choose(members, !all)}
              />
            </li>
          )}
          {members.map((member) => (
            <li key={member.id}>
              {mayMove && (
                <Checkbox
                  size="sm"
                  aria-label={member.name}
                  checked={chosen.has(member.id)}
                  onChange={(event) => choose([member], event.currentTarget.checked)}
                />
              )}
              <MemberName member={member} linked={mayMove} />
            </li>
          ))}
        </ul>
      )}
      {lastPage > 1 && (
        <Pagination
          size="sm"
          value={page}
          total={lastPage}
          onChange={setPage}
          getControlProps={(control) => ({
            'aria-label': text(control === 'next' ? 'list_page_next' : 'list_page_previous'),
          })}
          getItemProps={(at) => ({ 'aria-label': text('list_page', { page: at }) })}
        />
      )}
    </div>
  )
}

/** A person with what differs for them from the template. */
function MemberName({ member, linked }: { member: TemplateMember; linked: boolean }) {
  const { text } = useLanguage()
  const { id, name, extra, refused, deactivated } = member
  const screen = screenByName.get('users-role-permissions')
  return (
    <div className="row gap-2 min-w-0">
      {linked && screen ? <Link to={addressOf(screen, id)}>{name}</Link> : <span>{name}</span>}
      {extra > 0 && (
        <Badge variant="light" color="green">
          {text('member_extra', { count: extra })}
        </Badge>
      )}
      {refused > 0 && (
        <Badge variant="light" color="red">
          {text('member_refused', { count: refused })}
        </Badge>
      )}
      {deactivated && (
        <Badge variant="light" color="gray">
          {text('member_deactivated')}
        </Badge>
      )}
    </div>
  )
}
