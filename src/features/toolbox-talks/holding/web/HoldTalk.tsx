import { useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { attends } from '../../deliveries/texts.ts'
import { OwnPhones } from '../../own-phone/web/OwnPhones.tsx'
import { PinTurn } from '../../own-phone/web/PinTurn.tsx'
import type { TalkDraft } from '../talk-draft.ts'
import { FinishTalk } from './FinishTalk.tsx'
import { PickTalk } from './PickTalk.tsx'
import { ReadTalk } from './ReadTalk.tsx'
import { TakeAttendance } from './TakeAttendance.tsx'
import { TalkGiven } from './TalkGiven.tsx'
import { useTalkDraft } from './use-talk-draft.ts'

/** Giving a talk: picked, read aloud, signed by who took part. Each step lies on the device. */
export default function HoldTalk() {
  const { user } = useSession()
  return user === undefined ? null : <Holding account={user.id} />
}

function Holding({ account }: { account: string }) {
  const text = useText()
  const { draft, change, forget, finish } = useTalkDraft(account)
  const [given, setGiven] = useState<TalkDraft>()
  if (draft === undefined)
    return (
      <Page title={text('screen_talk_holding')}>
        <ListSkeleton rows={6} />
      </Page>
    )
  if (draft === null && given !== undefined)
    return <TalkGiven given={given} account={account} onNext={() => setGiven(undefined)} />
  if (draft === null) return <PickTalk onPick={change} />
  const props = { draft, onChange: change }
  if (draft.step === 'read') return <ReadTalk {...props} onDiscard={() => void forget(draft)} />
  if (draft.step === 'sign')
    return (
      <TakeAttendance
        {...props}
        statement={attends}
        aside={<OwnPhones {...props} />}
        pinTurn={(one, language) => <PinTurn {...props} one={one} language={language} />}
        onBack={() => change({ ...draft, step: 'read' })}
        onNext={() => change({ ...draft, step: 'finish' })}
      />
    )
  return (
    <FinishTalk
      {...props}
      onFinish={async (language) => {
        await finish(draft, language)
        setGiven(draft)
      }}
    />
  )
}
