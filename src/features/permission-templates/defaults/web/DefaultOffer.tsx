import { Button, Checkbox, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag, type TagTone } from '../../../../kit/web/theme/Tag.tsx'
import classes from '../../web/templates.module.css'
import { offerDefault, readDefault } from '../defaults.contract.ts'
import { DefaultHistory } from './DefaultHistory.tsx'
import type { DefaultTemplate } from './DefaultTemplatesScreen.tsx'
import { defaultsKey } from './keys.ts'

type OfferedCompany = ReplyOf<typeof readDefault>['data']['companies'][number]
type Props = { template: DefaultTemplate; unsaved: boolean }

/** Which companies have the newest edition, the offer of it, and what became of the earlier ones. */
export function DefaultOffer({ template, unsaved }: Props) {
  const { text } = useLanguage()
  const { base_role: role } = template
  const { data, isPending, isError } = useQuery({
    queryKey: defaultsKey('one', role),
    queryFn: ({ signal }) => call(readDefault, { params: { role }, signal }),
    staleTime: 0,
  })
  if (isPending) return <ListSkeleton />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { companies, history } = data.data
  return (
    <>
      <section className="card stack gap-4 p-4 min-w-0">
        <div className="stack gap-1">
          <h2 className="title-3">{text('offer_title')}</h2>
          <p className="hint m-0">{text('offer_lead')}</p>
        </div>
        {companies.length === 0 ? (
          <p className="hint m-0">{text('offer_no_company')}</p>
        ) : (
          <OfferForm template={template} companies={companies} unsaved={unsaved} />
        )}
      </section>
      <section className="stack gap-3 min-w-0">
        <h2 className="title-3">{text('default_history')}</h2>
        <DefaultHistory history={history} />
      </section>
    </>
  )
}

const tones: Readonly<Record<OfferedCompany['state'], TagTone>> = {
  behind: 'warning',
  open: 'notice',
  declined: 'neutral',
  same: 'good',
  none: 'calm',
}

function OfferForm({
  template: { base_role: role, edition },
  companies,
  unsaved,
}: Props & { companies: readonly OfferedCompany[] }) {
  const { text } = useLanguage()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const behind = companies.filter(({ state }) => state === 'behind')
  const chosen = behind.filter(({ id }) => !left.has(id))
  const { act, busy, problem } = useAct(
    () =>
      call(offerDefault, {
        params: { role },
        body: { edition, companies: chosen.map(({ id }) => id), note },
      }),
    {
      renews: [defaultsKey()],
      says: ({ data }) => text('offer_done', { count: data.offered }),
      onDone: () => setNote(''),
      oneAtATime: true,
    },
  )
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
    >
      <ul className={`${classes.members} ${classes.companies}`}>
        {companies.map((company) => (
          <li key={company.id}>
            <Checkbox
              size="sm"
              aria-label={company.name}
              checked={company.state === 'behind' && !left.has(company.id)}
              disabled={company.state !== 'behind'}
              onChange={({ currentTarget: { checked } }) =>
                setLeft((now) => {
                  const next = new Set(now)
                  if (checked) next.delete(company.id)
                  else next.add(company.id)
                  return next
                })
              }
            />
            <CompanyAnswer company={company} />
          </li>
        ))}
      </ul>
      {behind.length === 0 ? (
        <p className="hint m-0">{text('offer_nothing')}</p>
      ) : (
        <>
          <Textarea
            label={text('offer_note')}
            description={text('offer_note_hint')}
            autosize
            minRows={2}
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          <div className="row gap-3">
            <Button type="submit" loading={busy} disabled={unsaved || chosen.length === 0}>
              {text('offer_go', { count: chosen.length })}
            </Button>
            {unsaved && <span className="hint">{text('offer_save_first')}</span>}
          </div>
        </>
      )}
    </form>
  )
}

function CompanyAnswer({ company: { name, state, at, reason } }: { company: OfferedCompany }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  return (
    <div className="stack gap-1 min-w-0">
      <div className="row gap-x-3 gap-y-1">
        <span className="break-anywhere">{name}</span>
        <Tag tone={tones[state]}>{text(`offer_is_${state}`)}</Tag>
        {at !== null && <span className="hint">{moment(at)}</span>}
      </div>
      {reason !== null && <p className="hint m-0 break-anywhere">{`“${reason}”`}</p>}
    </div>
  )
}
