import { Button, Select, TextInput } from '@mantine/core'
import { IconMailForward, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import { useTimes } from '../../../../access/web/use-times.ts'
import { type Locale, locales } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../kit/web/plain/QrCode.tsx'
import type { linkMade, linkState, linkWanted } from '../link-parts.ts'

type Reply = z.output<typeof linkState>
type State = Reply['data']

/** Where the link of a person leads, and how it is sent. */
export type LinkWay = {
  key: readonly string[]
  read(signal: AbortSignal): Promise<Reply>
  make(wanted: z.input<typeof linkWanted>): Promise<z.output<typeof linkMade>>
  end(): Promise<unknown>
  /** What is said of somebody who signs in. */
  signsIn: string
}
type Props = { name: string; way: LinkWay }

/** The way to the person’s own phone: a mail, or a code that they scan here. */
export function LinkForm({ name, way }: Props) {
  const text = useText()
  const { data, isError } = useQuery({
    queryKey: way.key,
    queryFn: async ({ signal }) => (await way.read(signal)).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={3} />
  if (data.signs_in) return <Notice tone="calm">{way.signsIn}</Notice>
  return <Sending key={data.link?.sent_at} {...{ name, way, state: data }} />
}

function Sending({ name, way, state }: Props & { state: State }) {
  const text = useText()
  const { moment } = useTimes()
  const [email, setEmail] = useState(state.link?.email ?? state.email ?? '')
  const [lang, setLang] = useState<Locale>(state.lang)
  const [code, setCode] = useState<string>()
  const { act, busy, problem } = useAct((to: string | null) => way.make({ email: to, lang }), {
    onDone({ data }) {
      if (data.address === null) toast(text('link_sent'), { type: 'success' })
      setCode(data.address ?? undefined)
    },
    oneAtATime: true,
  })
  const ending = useAct(way.end, {
    renews: [way.key],
    says: () => text('link_ended'),
    oneAtATime: true,
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (email.trim() !== '') act(email.trim())
  }
  if (code !== undefined)
    return (
      <div className="stack items-center gap-4 text-center">
        <QrCode text={code} size={260} label={text('link_scan', { name })} />
        <p className="m-0">{text('link_scan', { name })}</p>
        <p className="hint m-0 break-anywhere">{code}</p>
      </div>
    )
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      {state.link !== null && (
        <div className="row gap-3">
          <p className="hint m-0">{text('link_until', { at: moment(state.link.expires_at) })}</p>
          <Button
            size="compact-md"
            variant="default"
            loading={ending.busy}
            onClick={() => ending.act()}
          >
            {text('link_end')}
          </Button>
        </div>
      )}
      <Select
        label={text('link_language')}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
        value={lang}
        allowDeselect={false}
        onChange={(value) => setLang(locales.find((one) => one === value) ?? lang)}
      />
      <TextInput
        type="email"
        label={text('link_email')}
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
          {text('link_send')}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          leftSection={<IconQrcode size={18} aria-hidden />}
          onClick={() => act(null)}
        >
          {text('link_show')}
        </Button>
      </div>
    </form>
  )
}
