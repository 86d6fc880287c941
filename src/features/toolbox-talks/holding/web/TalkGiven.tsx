import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconCloudOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useStoredCalls } from '../../../../kit/drafts/web/stored-call.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { PinsLater } from '../../pin-later/web/PinsLater.tsx'
import { type TalkDraft, tookPart } from '../talk-draft.ts'
import classes from './holding.module.css'

type Props = { given: TalkDraft; account: string; onNext(): void }

/** It is over: whether it has arrived, or waits on the device for a connection. */
export function TalkGiven({ given, account, onNext }: Props) {
  const text = useText()
  const waiting = useStoredCalls(account)?.find(({ id }) => id === `given ${given.id}`)
  const refused = waiting?.state === 'needs' ? waiting.trouble : null
  return (
    <Page title={given.title} lead={given.place.name}>
      <div className={`stack gap-4 ${classes.narrow}`}>
        {refused !== null ? (
          <Notice tone="danger">{refused.words}</Notice>
        ) : (
          <p className="row gap-2 m-0 text-lg" role="status">
            {waiting === undefined ? (
              <IconCircleCheckFilled size={26} className="flex-none text-good" aria-hidden />
            ) : (
              <IconCloudOff size={26} className="flex-none" aria-hidden />
            )}
            {text(waiting === undefined ? 'talk_saved' : 'talk_waits')}
          </p>
        )}
        <p className="m-0">
          {text('talk_took_part', { count: given.people.filter(tookPart).length })}
        </p>
        <PinsLater account={account} />
        <div className="flex flex-wrap gap-2">
          {waiting === undefined && (
            <Button
              component={Link}
              to={`/dashboard/toolbox-talks/deliveries/record/${given.plan ?? given.id}`}
              variant="default"
            >
              {text('talk_open')}
            </Button>
          )}
          <Button variant="default" onClick={onNext}>
            {text('talk_another')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
