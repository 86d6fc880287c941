import { Button } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { queueCall } from '../../../../kit/drafts/web/stored-call.ts'
import { useDeviceDraft } from '../../../../kit/drafts/web/use-device-draft.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { attendant, tookPart } from '../../../toolbox-talks/definition/index.ts'
import { TakeAttendance } from '../../../toolbox-talks/web/index.ts'
import { sessionSheetKey } from '../../web/keys.ts'
import { type AttendanceDraft, takenAttendance } from '../session-draft.ts'
import { offerSheet, takeAttendance } from '../sessions.contract.ts'
import { attendsTraining } from '../texts.ts'

const recordOf = (session: string) => `/dashboard/training/sessions/record/${session}`

/** The attendance of a day, taken by passing the device. It lies on the device until it is sent. */
export default function TakeSessionAttendance() {
  const { id = '' } = useParams()
  const { user } = useSession()
  return user === undefined ? null : <Taking key={id} session={id} account={user.id} />
}

function Taking({ session, account }: { session: string; account: string }) {
  const { text } = useLanguage()
  const { draft, change, discard } = useDeviceDraft<AttendanceDraft>(
    `training-session ${session}`,
    account,
  )
  const [present, setPresent] = useState<number>()
  if (draft === undefined)
    return (
      <Page title={text('training_take_attendance')}>
        <ListSkeleton rows={6} />
      </Page>
    )
  if (present !== undefined) return <Taken session={session} present={present} />
  if (draft === null) return <Begin session={session} onBegin={change} />
  return (
    <Signing
      draft={draft}
      account={account}
      onChange={change}
      onDone={async (count) => {
        await discard(draft)
        setPresent(count)
      }}
    />
  )
}

type SigningProps = {
  draft: AttendanceDraft
  account: string
  onChange(draft: AttendanceDraft): void
  onDone(present: number): Promise<void>
}

function Signing({ draft, account, onChange, onDone }: SigningProps) {
  const { text, locale } = useLanguage()
  const navigate = useNavigate()
  const { act, problem } = useAct(
    async () => {
      const body = takenAttendance(draft, new Date(), locale)
      if (body === undefined) return
      await queueCall({
        id: `attendance ${draft.session} ${draft.day}`,
        account,
        route: { method: takeAttendance.method, path: takeAttendance.path },
        params: { id: draft.session, day: draft.day },
        body,
        title: draft.title,
      })
      await onDone(body.attendances.length)
    },
    { oneAtATime: true },
  )
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <TakeAttendance
        draft={draft}
        statement={attendsTraining}
        labels={{ back: text('training_to_session'), next: text('training_save_attendance') }}
        mayFinish={draft.people.some(tookPart)}
        onChange={onChange}
        onBack={() => void navigate(recordOf(draft.session))}
        onNext={() => act()}
      />
    </>
  )
}

type BeginProps = { session: string; onBegin(draft: AttendanceDraft): void }

function Begin({ session, onBegin }: BeginProps) {
  const { text } = useLanguage()
  const { data, error } = useQuery({
    queryKey: sessionSheetKey(session),
    queryFn: async ({ signal }) =>
      (await call(offerSheet, { params: { id: session }, signal })).data,
    staleTime: 0,
  })
  return (
    <Page title={data?.title ?? text('training_take_attendance')}>
      {error !== null && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && error === null && <ListSkeleton rows={6} />}
      {data !== undefined && (
        <div className="stack gap-4">
          <p className="m-0">{text('training_attendance_lead')}</p>
          <div>
            <Button
              size="lg"
              onClick={() =>
                onBegin({
                  id: newId(),
                  started_at: new Date().toISOString(),
                  session,
                  day: data.day,
                  title: data.title,
                  people: data.people.map((one) => attendant({ ...one, person: true })),
                  others: data.others,
                })
              }
            >
              {text('training_begin_attendance')}
            </Button>
          </div>
        </div>
      )}
    </Page>
  )
}

function Taken({ session, present }: { session: string; present: number }) {
  const { text } = useLanguage()
  return (
    <Page title={text('training_take_attendance')}>
      <p className="row gap-2 m-0" role="status">
        <IconCircleCheckFilled size={28} className="text-good" aria-hidden />
        {text('training_attendance_taken', { count: present })}
      </p>
      <div>
        <Button component={Link} to={recordOf(session)}>
          {text('training_to_session')}
        </Button>
      </div>
    </Page>
  )
}
