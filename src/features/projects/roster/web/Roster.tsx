import { Alert, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { rosterKey } from '../../web/keys.ts'
import { useWorkplace } from '../../web/use-workplace.ts'
import { WorkplaceName } from '../../web/WorkplaceName.tsx'
import { type RosterEntry, type RosterPart, rosterCalls, rosterParts } from '../roster.contract.ts'
import { RosterList } from './RosterList.tsx'
import { rosterWords } from './roster-words.ts'

const AddForm = later(async () => (await import('./RosterForms.tsx')).AddForm)
const ChangeEntryForm = later(async () => (await import('./RosterForms.tsx')).ChangeEntryForm)

const modal = 'roster'

const usePart = (): RosterPart => {
  const { pathname } = useLocation()
  return rosterParts.find((part) => pathname.endsWith(`/${part}`)) ?? 'workers'
}

/** Who or what is on a project or a team: today and later, and who was before. */
export function Roster() {
  const part = usePart()
  const place = useWorkplace()
  const { kind, id } = place
  const calls = rosterCalls[kind][part]
  const { text, say } = useLanguage()
  const { openModal, closeModal } = useModals()
  const [asked, setAsked] = useState<RosterEntry>()
  const words = rosterWords[part]
  const { data, error, refetch } = useQuery({
    queryKey: rosterKey(kind, id, part),
    queryFn: async ({ signal }) => (await call(calls.read, { params: { id }, signal })).data,
  })
  const remove = useAct(
    (entry: RosterEntry) => call(calls.remove, { params: { id, entry: entry.id } }),
    {
      renews: [rosterKey(kind, id)],
      says: (_, { who }) => fill(say('{name} has been removed.'), { name: who.name }),
      refusedInPassing: true,
    },
  )
  const title = text(`screen_roster_${part}`)
  const open = (heading: string, body: ReactNode) =>
    openModal(modal, {
      title: heading,
      body: <Suspense fallback={<ListSkeleton rows={4} />}>{body}</Suspense>,
    })
  const close = () => closeModal(modal)
  const forms = data?.forms ?? []
  const add = () =>
    data &&
    open(
      say(words.add),
      <AddForm
        {...{ place, part, forms, today: data.today, onCancel: close }}
        onDone={({ added, skipped }) => {
          close()
          const names = skipped.map(({ name }) => name).join(', ')
          toast(
            [
              fill(say('Added: {count}.'), { count: added }),
              names && fill(say('Already there: {names}.'), { names }),
            ]
              .filter(Boolean)
              .join(' '),
            { type: 'success', duration: names === '' ? 3000 : 8000 },
          )
        }}
      />,
    )
  const change = (entry: RosterEntry) =>
    open(
      fill(say('Edit “{form}”'), { form: entry.who.name }),
      <ChangeEntryForm {...{ place, part, forms, entry, onCancel: close, onDone: close }} />,
    )
  const acts = data?.workplace.open ? { onChange: change, onRemove: setAsked } : {}
  const gone = data?.entries.filter(({ to_on }) => to_on !== null && to_on < data.today) ?? []
  const present = data?.entries.filter((entry) => !gone.includes(entry)) ?? []
  return (
    <Page
      title={title}
      {...(data && {
        lead: <WorkplaceName kind={kind} of={data.workplace} />,
        ...(present.length > 0 && { aside: present.length }),
      })}
      actions={
        data?.workplace.open && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
            {say(words.add)}
          </Button>
        )
      }
    >
      {error !== null && (
        <Alert color="red" title={problemWords(error, text)}>
          <Button size="xs" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </Alert>
      )}
      {data === undefined && error === null && <ListSkeleton rows={5} />}
      {data && present.length === 0 && (
        <EmptyState title={say(words.none)} text={say(words.why)} icon={<words.Icon />} />
      )}
      {data && present.length > 0 && (
        <RosterList part={part} entries={present} today={data.today} {...acts} />
      )}
      {data && gone.length > 0 && (
        <section className="stack gap-2" aria-label={say('Already ended')}>
          <h2 className="title-3">{say('Already ended')}</h2>
          <RosterList part={part} entries={gone} today={data.today} {...acts} />
        </section>
      )}
      <ConfirmQuestion
        opened={asked !== undefined}
        title={say(words.remove)}
        question={text('labelled', {
          label: asked?.who.name ?? '',
          what: say('do this only to correct a mistake. If they leave, enter a last day instead.'),
        })}
        confirm={say('Remove from the list')}
        danger
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) remove.act(asked)
          setAsked(undefined)
        }}
      />
    </Page>
  )
}
