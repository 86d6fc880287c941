import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { queueCall } from '../../../../kit/drafts/web/stored-call.ts'
import { useDeviceDraft } from '../../../../kit/drafts/web/use-device-draft.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { ContentShown } from '../../../../kit/web/content/ContentShown.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { partsOf } from '../../../../kit/writing/content.ts'
import { TakeAttendance } from '../../../toolbox-talks/web/index.ts'
import { takes } from '../../texts.ts'
import { giveOrientation } from '../session.contract.ts'
import { givenOrientation, type SessionDraft } from '../session-draft.ts'
import { FinishOrientation } from './FinishOrientation.tsx'
import { PickOrientation } from './PickOrientation.tsx'
import classes from './session.module.css'

/** An orientation for a group: picked, read aloud, signed by each, then by the instructor. Each step lies on the device. */
export default function HoldOrientation() {
  const { user } = useSession()
  return user === undefined ? null : <Holding account={user.id} />
}

function Holding({ account }: { account: string }) {
  const { text } = useLanguage()
  const { draft, change, discard } = useDeviceDraft<SessionDraft>('orientation-session', account)
  const [signed, setSigned] = useState<number>()
  if (draft === undefined)
    return (
      <Page title={text('screen_orientation_session')}>
        <ListSkeleton rows={6} />
      </Page>
    )
  if (draft === null && signed !== undefined)
    return <Given signed={signed} onNext={() => setSigned(undefined)} />
  if (draft === null) return <PickOrientation onPick={change} />
  if (draft.step === 'read')
    return (
      <ReadOrientation
        draft={draft}
        onNext={() => change({ ...draft, step: 'sign' })}
        onDiscard={() => void discard(draft)}
      />
    )
  if (draft.step === 'sign')
    return (
      <TakeAttendance
        draft={draft}
        statement={takes}
        mustSign
        onChange={change}
        onBack={() => change({ ...draft, step: 'read' })}
        onNext={() => change({ ...draft, step: 'finish' })}
      />
    )
  async function finish(lang: Locale) {
    const body = draft && givenOrientation(draft, new Date(), lang)
    if (!body) return
    await queueCall({
      id: `given ${draft.id}`,
      account,
      route: { method: giveOrientation.method, path: giveOrientation.path },
      params: { id: draft.id },
      body,
      title: draft.title,
    })
    await discard(draft)
    setSigned(body.attendances.length)
  }
  return (
    <FinishOrientation
      draft={draft}
      onChange={change}
      onBack={() => change({ ...draft, step: 'sign' })}
      onFinish={finish}
    />
  )
}

type ReadProps = { draft: SessionDraft; onNext(): void; onDiscard(): void }

/** In large type, to be read at arm’s length. */
function ReadOrientation({ draft, onNext, onDiscard }: ReadProps) {
  const { text, locale } = useLanguage()
  const { package: read, documents, cards } = draft.read
  return (
    <Page title={draft.title} lead={draft.project?.name}>
      <div className={classes.large}>
        {[read, ...documents].map(({ id, title, content }) => (
          <section key={id} aria-label={title}>
            {id !== read.id && <h2>{title}</h2>}
            <ContentShown content={partsOf(content)} locale={locale} />
          </section>
        ))}
        {cards.length > 0 && (
          <p className="hint">
            {text('orientation_group_cards', { cards: cards.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </div>
      <div>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={onDiscard}
        >
          {text('orientation_discard')}
        </Button>
      </div>
      <FormFoot even>
        <Button size="lg" leftSection={<IconUsers size={20} aria-hidden />} onClick={onNext}>
          {text('orientation_group_sign')}
        </Button>
      </FormFoot>
    </Page>
  )
}

function Given({ signed, onNext }: { signed: number; onNext(): void }) {
  const { text } = useLanguage()
  return (
    <Page title={text('screen_orientation_session')}>
      <p className="flex items-center gap-2 m-0" role="status">
        <IconCircleCheckFilled size={28} className="flex-none text-good" aria-hidden />
        {text('orientation_group_done', { count: signed })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button component={Link} to="/dashboard/orientation/records">
          {text('nav_orientation_records')}
        </Button>
        <Button variant="default" onClick={onNext}>
          {text('orientation_group_next')}
        </Button>
      </div>
    </Page>
  )
}
