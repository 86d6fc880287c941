import { Button, Select, TextInput } from '@mantine/core'
import { IconMailForward, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { type Locale, locales } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../kit/web/plain/QrCode.tsx'
import { linkKey } from '../../web/keys.ts'
import { endLink, makeLink, readLinkState } from '../assigning.contract.ts'

type Props = { id: string; name: string }
type State = ReplyOf<typeof readLinkState>['data']

/** The way to the person’s own phone: a mail, or a code that they scan here. */
export function LinkForm({ id, name }: Props) {
  const text = useText()
  const { data, isError } = useQuery({
    queryKey: linkKey(id),
    queryFn: async ({ signal }) => (await call(readLinkState, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  if (data.signs_in) return <Notice tone="calm">{text('orientation_signs_in', { name })}</Notice>
  return <Sending key={data.link?.sent_at} {...{ id, name, state: data }} />
}

function Sending({ id, name, state }: Props & { state: State }) {
  const text = useText()
  const { moment } = useTimes()
  const [email, setEmail] = useState(state.link?.email ?? state.email ?? '')
  const [lang, setLang] = useState<Locale>(state.lang)
  const [code, setCode] = useState<string>()
  const { act, busy, problem } = useAct(
    (to: string | null) => call(makeLink, { params: { id }, body: { email: to, lang } }),
    {
      onDone({ data }) {
        if (data.address === null) toast(text('orientation_link_sent'), { type: 'success' })
        setCode(data.address ?? undefined)
      },
      oneAtATime: true,
    },
  )
  const ending = useAct(() => call(endLink, { params: { id } }), {
    renews: [linkKey(id)],
    says: () => text('orientation_link_ended'),
    oneAtATime: true,
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (email.trim() !== '') act(email.trim())
  }
  if (code !== undefined)
    return (
      <div className="stack items-center gap-4 text-center">
        <QrCode text={code} size={260} label={text('orientation_scan', { name })} />
        <p className="m-0">{text('orientation_scan', { name })}</p>
        <p className="hint m-0 break-anywhere">{code}</p>
      </div>
    )
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      {state.link !== null && (
        <div className="row gap-3">
          <p className="hint m-0">
            {text('orientation_link_until', { at: moment(state.link.expires_at) })}
          </p>
          <Button
            size="compact-md"
            variant="default"
            loading={ending.busy}
            onClick={() => ending.act()}
          >
            {text('orientation_link_end')}
          </Button>
        </div>
      )}
      <Select
        label={text('orientation_language')}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
        value={lang}
        allowDeselect={false}
        onChange={(value) => setLang(locales.find((one) => one === value) ?? lang)}
      />
      <TextInput
        type="email"
        label={text('orientation_link_to')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {(problem ?? ending.problem) && <Notice tone="danger">{problem ?? ending.problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          loading={busy}
          disabled={email.trim() === ''}
          leftSection={<IconMailForward size={18} aria-hidden />}
        >
          {text('orientation_link_send')}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          leftSection={<IconQrcode size={18} aria-hidden />}
          onClick={() => act(null)}
        >
          {text('orientation_link_show')}
        </Button>
      </div>
    </form>
  )
}
