import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { readFile } from '../../../kit/files/files.contract.ts'
import { call } from '../../../kit/http/client.web.ts'
import { hashOfFile } from '../../../kit/http/download.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import {
  attachedIn,
  type Filling,
  type FormDefinition,
  openFilling,
  progressOf,
  shownRemarks,
} from '../../forms/definition/index.ts'
import { FormQuestions, goTo, placeOfMissing } from '../../forms/web/index.ts'
import { portalForm, portalSubmit } from '../portal.contract.ts'
import { addressOfPlace } from './address.ts'
import { portalKey } from './keys.ts'
import { beginTyped, forgetTyped, storeTyped, type Typed } from './typed.ts'

/** A form is filled for a day on which the contractor owes it. */
export default function FillScreen() {
  const { text } = useLanguage()
  const { id = '', name = '', line = '' } = useParams()
  const [query] = useSearchParams()
  const { user } = useSession()
  const contractor = query.get('contractor') ?? ''
  const day = query.get('day')
  const { data, isPending, error } = useQuery({
    queryKey: portalKey('form', line, contractor, id),
    queryFn: ({ signal }) =>
      call(portalForm, { params: { line }, query: { contractor, place: id }, signal }),
    // The form stays as it is while it is filled.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const form = data?.data
  if (form === undefined || user === undefined)
    return (
      <Page title={text('portal_fill')}>
        {isPending ? <ListSkeleton rows={4} /> : <Notice tone="danger">{error?.message}</Notice>}
      </Page>
    )
  const asked = { place: id, name, line, contractor, day }
  return (
    <Page title={form.name} lead={name}>
      <Questions form={form} asked={asked} account={user.id} />
    </Page>
  )
}

type Asked = { place: string; name: string; line: string; contractor: string; day: string | null }
type Props = {
  form: { version: string; definition: FormDefinition }
  asked: Asked
  account: string
}

/** Every file that the answers name, in the items of groups too. */
const filesNamed = (filling: Filling): string[] =>
  filling.definition.fields.flatMap(({ key, type }) => {
    const { visible, value } = filling.get(key)
    if (!visible) return []
    if (type === 'photo' || type === 'file') return attachedIn(value).map(({ id }) => id)
    return filling.items(key).flatMap((item) => filesNamed(item.filling))
  })

/** The project is answered: the form is about it. */
const only = ({ fields }: FormDefinition, place: string) =>
  Object.fromEntries(
    fields
      .filter(({ options }) => options?.length === 1 && options[0]?.id === place)
      .map(({ key }) => [key, place]),
  )

function Questions({ form, asked, account }: Props) {
  const { text, locale } = useLanguage()
  const navigate = useNavigate()
  const { place, name, line, contractor, day } = asked
  const key = [account, contractor, place, line, day ?? ''].join(' ')
  const [typed] = useState((): Typed => beginTyped(key, form.version))
  const [tried, setTried] = useState(false)
  const filling = useMemo(
    () =>
      openFilling(
        form.definition,
        { ...only(form.definition, place), ...typed.answers },
        { outside: true },
      ),
    [form, typed, place],
  )
  useEffect(
    () => filling.watch(() => storeTyped(key, { ...typed, answers: filling.held() })),
    [filling, typed, key],
  )
  const sending = useAct(
    async () => {
      const remarks = shownRemarks(filling)
      const photos = Object.values(remarks).flatMap((one) =>
        attachedIn(one.photos).map(({ id }) => id),
      )
      const files = await Promise.all(
        [...new Set([...filesNamed(filling), ...photos])].map(async (id) => ({
          id,
          sha256: await hashOfFile(readFile.path.replace(':id', id), { account }),
        })),
      )
      return call(portalSubmit, {
        body: {
          ...{ line, contractor, place, day, files, remarks, lang: locale },
          ...{ id: typed.id, version: form.version, answers: filling.answers() },
          ...{ started_at: typed.started_at, submitted_at: new Date().toISOString() },
        },
      })
    },
    {
      oneAtATime: true,
      renews: [portalKey()],
      says: ({ data }) => text('portal_submitted', { number: data.number }),
      onDone() {
        forgetTyped(key)
        return navigate(addressOfPlace({ id: place, name }, 'completed'))
      },
    },
  )
  function submit() {
    setTried(true)
    const [first] = progressOf(filling).missing
    // Invalid answers are marked first; then the way there is clear.
    if (first !== undefined) setTimeout(() => goTo(placeOfMissing(first)))
    else sending.act()
  }
  return (
    <div className="stack gap-4">
      <FormQuestions filling={filling} language={locale} showAll={tried} withProgress />
      {sending.problem && <Notice tone="danger">{sending.problem}</Notice>}
      <Button
        size="md"
        leftSection={<IconSend size={18} />}
        loading={sending.busy}
        onClick={submit}
      >
        {text('filling_submit')}
      </Button>
    </div>
  )
}
