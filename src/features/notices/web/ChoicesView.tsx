import { Button, Paper, Select, Switch, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { DevicesCard } from '../push/web/DevicesCard.tsx'
import {
  chooseKind,
  type KindSetting,
  type MailTime,
  mailTimes,
  readSettings,
} from '../settings.contract.ts'
import { noticeSettingsKey } from './keys.ts'
import classes from './notices.module.css'
import { QuietHours } from './QuietHours.tsx'

const mailWords = {
  'at-once': 'notices_mail_at_once',
  morning: 'notices_mail_morning',
  off: 'notices_mail_off',
} as const

/** What the person is told on the screen, what by mail and when. Each choice holds at once. */
export function ChoicesView() {
  const { text, locale } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: [...noticeSettingsKey, locale],
    queryFn: ({ signal }) => call(readSettings, { query: { lang: locale }, signal }),
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={8} />
  return (
    <>
      <QuietHours from={data.quiet_from} until={data.quiet_until} zone={data.zone} />
      {data.push && <DevicesCard />}
      <Paper withBorder className={classes.choices ?? ''}>
        <Table verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{text('notices_kind')}</Table.Th>
              <Table.Th scope="col">{text('notices_screen')}</Table.Th>
              <Table.Th scope="col">{text('notices_mail')}</Table.Th>
              {data.push && <Table.Th scope="col">{text('notices_push')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.kinds.map((kind) => (
              <KindRow key={kind.name} setting={kind} pushes={data.push} />
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
    </>
  )
}

function KindRow({ setting, pushes }: { setting: KindSetting; pushes: boolean }) {
  const { text } = useLanguage()
  const id = useId()
  const { name, kind, mandatory, screen, mail, push, usual } = setting
  const choose = useAct(
    (body: { screen?: boolean; mail?: MailTime; push?: boolean }) =>
      call(chooseKind, { params: { name }, body }),
    { renews: [noticeSettingsKey], refusedInPassing: true },
  )
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <span id={id}>{kind}</span>
        {mandatory && <small className="hint block">{text('notices_mandatory')}</small>}
        {!usual && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={`${text('notices_usual')}: ${kind}`}
            onClick={() => choose.act({})}
          >
            {text('notices_usual')}
          </Button>
        )}
      </Table.Th>
      <Table.Td>
        <Switch
          aria-label={`${text('notices_screen')}: ${kind}`}
          checked={screen}
          disabled={mandatory || choose.busy}
          onChange={(event) => choose.act({ screen: event.currentTarget.checked, mail, push })}
        />
      </Table.Td>
      <Table.Td>
        <Select
          aria-label={`${text('notices_mail')}: ${kind}`}
          className={classes.mail ?? ''}
          value={mail}
          disabled={choose.busy}
          allowDeselect={false}
          onChange={(chosen) => {
            const found = mailTimes.find((one) => one === chosen)
            if (found !== undefined) choose.act({ screen, mail: found, push })
          }}
          data={mailTimes
            .filter((one) => one !== 'off' || !mandatory)
            .map((value) => ({ value, label: text(mailWords[value]) }))}
        />
      </Table.Td>
      {pushes && (
        <Table.Td>
          <Switch
            aria-label={`${text('notices_push')}: ${kind}`}
            checked={push}
            disabled={choose.busy}
            onChange={(event) => choose.act({ screen, mail, push: event.currentTarget.checked })}
          />
        </Table.Td>
      )}
    </Table.Tr>
  )
}
