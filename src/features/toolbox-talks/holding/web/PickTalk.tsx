import { Button, Select, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { CallInput } from '../../../../kit/http/route.ts'
import { newId } from '../../../../kit/ids.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { plain } from '../../../../kit/web/inputs/choice/options.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { PinsLater } from '../../pin-later/web/PinsLater.tsx'
import { offerTalks, readTalk } from '../holding.contract.ts'
import { attendant, type TalkDraft } from '../talk-draft.ts'
import classes from './holding.module.css'
import { offerKey } from './keys.ts'

/** How many of the suggested ones the device has before a connection is lost. */
const atHand = 6
const anHour = 3_600_000

const tones = { planned: 'notice', incident: 'warning', season: 'good', new: 'calm' } as const
const reasons = {
  planned: 'talk_why_planned',
  incident: 'talk_why_incident',
  season: 'talk_why_season',
  new: 'talk_why_new',
} as const

/** Where the address says, else where the person works now, else the only place of theirs. */
function usePlace() {
  const { project, team } = useSession()
  const [search] = useSearchParams()
  const [named] = (['project', 'team'] as const).flatMap((kind) => {
    const id = search.get(kind)
    return id === null ? [] : [`${kind} ${id}`]
  })
  const present = named ?? (team ? `team ${team.id}` : project && `project ${project.id}`)
  return useState(present)
}

/** For which crew, and about what: what suits them and the day comes first. */
export function PickTalk({ onPick }: { onPick(draft: TalkDraft): void }) {
  const text = useText()
  const { day } = useTimes()
  const { user } = useSession()
  const queries = useQueryClient()
  const [asked, setPlace] = usePlace()
  const [words, setWords] = useState('')
  const [kind, place] = asked?.split(' ') ?? []
  const query: CallInput<typeof offerTalks>['query'] =
    kind === 'project' || kind === 'team' ? { kind, place } : {}
  const { data, isError, refetch } = useQuery({
    queryKey: offerKey(kind, place),
    queryFn: async ({ signal }) => (await call(offerTalks, { query, signal })).data,
    placeholderData: (before) => before,
  })
  const own = data?.places.filter((one) => one.own) ?? []
  const [only] = own
  useEffect(() => {
    if (asked === undefined && own.length === 1 && only) setPlace(`${only.kind} ${only.id}`)
  }, [asked, own.length, only, setPlace])
  const chosen = data?.places.find((one) => one.id === place)
  const ready = chosen !== undefined
  useEffect(() => {
    if (data === undefined || !ready) return
    const stop = new AbortController()
    async function putHere(ids: readonly string[]) {
      for (const id of ids)
        await call(readTalk, { params: { id }, signal: stop.signal, orSince: anHour })
    }
    // What cannot be had now is asked for again when it is picked.
    putHere(data.talks.slice(0, atHand).map(({ id }) => id)).catch(() => undefined)
    return () => stop.abort()
  }, [data, ready])

  const { act, busy, problem } = useAct(
    async (talk: { id: string | null; title: string; plan: string | null }) => {
      if (data === undefined || chosen === undefined) throw new Error('No place is chosen.')
      const said =
        talk.id === null
          ? { title: talk.title, content: [], questions: [] }
          : (await call(readTalk, { params: { id: talk.id } })).data
      const { title, content, questions } = said
      return onPick({
        id: newId(),
        step: 'read',
        plan: talk.plan,
        talk: talk.id,
        title,
        words: { content, questions },
        place: { kind: chosen.kind, id: chosen.id, name: chosen.name },
        started_at: new Date().toISOString(),
        people: data.crew.map((one) => attendant({ ...one, person: true })),
        others: data.others,
        seal: data.seal,
        questions: [],
        mark: null,
      })
    },
    { oneAtATime: true, onDone: () => queries.invalidateQueries({ queryKey: offerKey() }) },
  )
  const sought = plain(words.trim())
  const toolboxTalksList = data?.talks ?? []
  const found = toolboxTalksList.filter(({ title, category }) =>
    plain(`${title} ${category}`).includes(sought),
  )
  return (
    <Page title={text('screen_talk_holding')} lead={text('talk_pick_lead')}>
      <div className={`stack gap-4 ${classes.narrow}`}>
        {isError && (
          <Notice tone="danger">
            {text('could_not_load')}{' '}
            <Button size="compact-md" variant="default" onClick={() => void refetch()}>
              {text('try_again')}
            </Button>
          </Notice>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
        {user && <PinsLater account={user.id} />}
        {data === undefined && !isError && <ListSkeleton rows={8} />}
        {data && (
          <>
            <Select
              label={text('talk_place')}
              placeholder={text('talk_place_choose')}
              searchable
              allowDeselect={false}
              data={data.places.map((one) => ({
                value: `${one.kind} ${one.id}`,
                label: one.name,
              }))}
              value={chosen ? `${chosen.kind} ${chosen.id}` : null}
              onChange={(value) => setPlace(value ?? undefined)}
            />
            <TextInput
              label={text('talk_find')}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={words}
              maxLength={200}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <ul className="bare stack gap-2" aria-label={text('talk_suggested')}>
              {found.map(({ id, title, category, minutes, why, last_on, plan }) => (
                <li key={id}>
                  <UnstyledButton
                    className={`${classes.talk} hover-deep`}
                    disabled={!ready || busy}
                    onClick={() => act({ id, title, plan })}
                  >
                    <strong className="break-anywhere">{title}</strong>
                    <small className="hint">
                      {[
                        category,
                        minutes !== null && text('talk_minutes', { count: minutes }),
                        last_on !== null && text('talk_last', { day: day(last_on) }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                    {why.length > 0 && (
                      <span className="flex flex-wrap gap-1">
                        {why.map((one) => (
                          <Tag key={one} tone={tones[one]}>
                            {text(reasons[one])}
                          </Tag>
                        ))}
                      </span>
                    )}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
            {data.talks.length === 0 && (
              <EmptyState
                title={text('talk_none')}
                text={text('talk_none_text')}
                action={
                  <Button component={Link} to="/dashboard/toolbox-talks/library">
                    {text('library_documents')}
                  </Button>
                }
              />
            )}
            {words.trim().length > 1 && (
              <Button
                variant="default"
                disabled={!ready}
                loading={busy}
                onClick={() => act({ id: null, title: words.trim(), plan: null })}
              >
                {text('talk_own_topic', { topic: words.trim() })}
              </Button>
            )}
          </>
        )}
      </div>
    </Page>
  )
}
