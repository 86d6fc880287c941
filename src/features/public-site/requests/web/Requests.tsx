import { Button, Group, Pagination, SegmentedControl, Textarea } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { requestsKey } from '../../web/keys.ts'
import { changeRequest, deleteRequest, listRequests, requestStates } from '../requests.contract.ts'

type State = (typeof requestStates)[number]
type Request = ReplyOf<typeof listRequests>['data'][number]

/** What visitors asked for, by state. */
export function Requests() {
  const text = useText()
  const [state, setState] = useState<State>('new')
  const [page, setPage] = useState(1)
  const { data, isPending, isError } = useQuery({
    queryKey: requestsKey(state, page),
    queryFn: ({ signal }) => call(listRequests, { query: { state, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (isPending) return <ListSkeleton />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const show = (value: string) => {
    const next = requestStates.find((one) => one === value)
    if (next === undefined) return
    setState(next)
    setPage(1)
  }
  return (
    <div className="stack gap-4">
      <div className="overflow-x-auto">
        <SegmentedControl
          aria-label={text('request_state')}
          value={state}
          onChange={show}
          data={requestStates.map((one) => ({
            value: one,
            label: `${text(`request_${one}`)} ${data.counts[one]}`,
          }))}
        />
      </div>
      {data.data.length === 0 ? (
        <EmptyState title={text('requests_none')} />
      ) : (
        data.data.map((request) => <OneRequest key={request.id} request={request} />)
      )}
      {data.last_page > 1 && <Pagination value={page} onChange={setPage} total={data.last_page} />}
    </div>
  )
}

function OneRequest({ request }: { request: Request }) {
  const text = useText()
  const { moment } = useTimes()
  const [note, setNote] = useState(request.note)
  const [deleting, setDeleting] = useState(false)
  const { id, kind, name, company, email, phone, message, demo_at, consented_at, state, lang } =
    request
  const renews = [requestsKey()]
  const change = useAct(
    (body: { state?: State; note?: string }) => call(changeRequest, { params: { id }, body }),
    { renews },
  )
  const remove = useAct(() => call(deleteRequest, { params: { id } }), { renews })
  return (
    <article className="card stack gap-3 p-4">
      <div className="row gap-2 justify-between">
        <h2 className="title-3 break-anywhere">{name}</h2>
        <Tag tone="calm">{text(`request_kind_${kind}`)}</Tag>
      </div>
      <p className="hint">
        {text('request_received', { moment: moment(consented_at), language: lang })}
      </p>
      {demo_at && (
        <p>
          <strong>{text('request_demo_at', { moment: moment(demo_at) })}</strong>
        </p>
      )}
      <div className="row gap-x-6 gap-y-1">
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        {company && <span>{company}</span>}
      </div>
      {message && <p className="whitespace-pre break-anywhere">{message}</p>}
      {(change.problem ?? remove.problem) && (
        <Notice tone="danger">{change.problem ?? remove.problem}</Notice>
      )}
      <Textarea
        label={text('request_note')}
        value={note}
        autosize
        minRows={1}
        maxLength={4000}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Group gap="xs">
        {note !== request.note && (
          <Button loading={change.busy} onClick={() => change.act({ note })}>
            {text('request_note_save')}
          </Button>
        )}
        {requestStates
          .filter((one) => one !== state)
          .map((one) => (
            <Button
              key={one}
              variant="default"
              loading={change.busy}
              onClick={() => change.act({ state: one, note })}
            >
              {text(`request_to_${one}`)}
            </Button>
          ))}
        {kind === 'trial' && state !== 'done' && (
          <Button
            variant="default"
            component={Link}
            to={`/admin-dashboard/companies/create?${new URLSearchParams({ request: id, name, company, email, lang })}`}
          >
            {text('request_to_company')}
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
          {text('request_delete')}
        </Button>
      </Group>
      <ConfirmQuestion
        opened={deleting}
        danger
        title={text('request_delete_title')}
        question={text('request_delete_question')}
        confirm={text('request_delete')}
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false)
          remove.act()
        }}
      />
    </article>
  )
}
