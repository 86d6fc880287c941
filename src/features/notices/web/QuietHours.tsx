import { Button, Paper } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { TimeInput } from '../../../kit/web/inputs/TimeInput.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { chooseQuiet } from '../settings.contract.ts'
import { noticeSettingsKey } from './keys.ts'
import classes from './notices.module.css'

type Props = { from: string | null; until: string | null; zone: string }

/** Between which times the person gets no mail. */
export function QuietHours({ from, until, zone }: Props) {
  const text = useText()
  const [given, setGiven] = useState({ from, until })
  const choose = useAct(
    (quiet: typeof given) =>
      call(chooseQuiet, { body: { quiet_from: quiet.from, quiet_until: quiet.until } }),
    { renews: [noticeSettingsKey], says: () => text('saved') },
  )
  const none = { from: null, until: null }
  return (
    <Paper component="section" withBorder p="md" className="stack gap-3">
      <div>
        <h2 className="text-lg">{text('notices_quiet')}</h2>
        <p className="hint">{text('notices_quiet_lead', { zone })}</p>
      </div>
      {choose.problem && <Notice tone="danger">{choose.problem}</Notice>}
      <form
        className={classes.quietForm}
        onSubmit={(event) => {
          event.preventDefault()
          choose.act(given)
        }}
      >
        <TimeInput
          label={text('notices_quiet_from')}
          value={given.from}
          onChange={(time) => setGiven({ ...given, from: time })}
        />
        <TimeInput
          label={text('notices_quiet_until')}
          value={given.until}
          onChange={(time) => setGiven({ ...given, until: time })}
        />
        <Button type="submit" loading={choose.busy}>
          {text('save')}
        </Button>
        {from !== null && (
          <Button
            variant="default"
            onClick={() => {
              setGiven(none)
              choose.act(none)
            }}
          >
            {text('notices_quiet_none')}
          </Button>
        )}
      </form>
    </Paper>
  )
}
