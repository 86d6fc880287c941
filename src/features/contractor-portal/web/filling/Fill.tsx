import { Button, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isFull } from '../../../../kit/drafts/web/stored.ts'
import { useDeviceDraft } from '../../../../kit/drafts/web/use-device-draft.ts'
import { newId } from '../../../../kit/ids.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import {
  type FormDefinition,
  openFilling,
  progressOf,
  shownRemarks,
} from '../../../forms/definition/index.ts'
import { FormQuestions, goTo, placeOfMissing, useDraftFiles } from '../../../forms/web/index.ts'
import type { FormToFill } from '../../portal.contract.ts'
import {
  type AskedForm,
  type ContractorDraft,
  draftKind,
  filesLeave,
  queueFilled,
} from './entries.ts'

type Props = {
  form: FormToFill
  asked: AskedForm
  /** Under whose name the device stores it. */
  account: string
}

const begun = (): ContractorDraft => ({
  ...{ id: newId(), started_at: new Date().toISOString() },
  ...{ answers: {}, remarks: {}, name: '' },
})

/** A form of a contractor is filled; what was begun before goes on. */
export function Fill({ form, asked, account }: Props) {
  const kind = draftKind(asked)
  const { draft, change, discard } = useDeviceDraft<ContractorDraft>(kind, account)
  if (draft === undefined) return <ListSkeleton rows={4} />
  return (
    <Questions
      key={kind}
      {...{ form, asked, account, change, discard }}
      first={draft ?? undefined}
    />
  )
}

/** The project is answered: the form is about it. */
const only = ({ fields }: FormDefinition, place: string) =>
  Object.fromEntries(
    fields
      .filter(({ options }) => options?.length === 1 && options[0]?.id === place)
      .map(({ key }) => [key, place]),
  )

type Writing = Pick<ReturnType<typeof useDeviceDraft<ContractorDraft>>, 'change' | 'discard'>

function Questions({
  form: { definition, version, name: title, lists },
  asked,
  account,
  first,
  change,
  discard,
}: Props & Writing & { first: ContractorDraft | undefined }) {
  const { text, locale } = useLanguage()
  const [start] = useState(() => first ?? begun())
  const [name, setName] = useState(start.name)
  const [tried, setTried] = useState(false)
  const filling = useMemo(
    () =>
      openFilling(
        definition,
        { ...only(definition, asked.place), ...start.answers },
        { outside: true, remarks: start.remarks },
      ),
    [definition, start, asked.place],
  )
  const now = useCallback(
    (): ContractorDraft => ({
      ...start,
      ...{ name, answers: filling.held(), remarks: shownRemarks(filling) },
    }),
    [start, name, filling],
  )
  const store = useCallback(() => change(now()), [change, now])
  useEffect(() => filling.watch(store), [filling, store])
  const typedName = useRef(start.name)
  useEffect(() => {
    if (typedName.current !== name) store()
    typedName.current = name
  }, [name, store])
  const way = useMemo(() => filesLeave(asked.code, account), [asked.code, account])
  const flush = useCallback(async () => store(), [store])
  const files = useDraftFiles({ id: start.id, account }, none, flush, way)
  const sending = useAct(
    async () => {
      const at = new Date().toISOString()
      const draft = now()
      const answers = filling.answers()
      await queueFilled({
        ...{ asked, title, account, draft },
        sent: { version, answers, remarks: draft.remarks, lang: locale, at },
      })
      await discard(draft)
    },
    { oneAtATime: true },
  )
  const nameless = asked.code !== null && name.trim().length < 2
  function submit() {
    setTried(true)
    const [missing] = progressOf(filling).missing
    // Invalid answers are marked first; then the way there is clear.
    if (nameless) setTimeout(() => goTo('filled-by'))
    else if (missing !== undefined) setTimeout(() => goTo(placeOfMissing(missing)))
    else sending.act()
  }
  return (
    <div className="stack gap-4">
      {asked.code !== null && (
        <TextInput
          id="filled-by"
          label={text('by_code_name')}
          description={text('by_code_name_hint')}
          required
          autoComplete="name"
          maxLength={160}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={tried && nameless ? text('by_code_name_missing') : undefined}
        />
      )}
      <FormQuestions
        filling={filling}
        language={locale}
        showAll={tried}
        withProgress
        lists={lists}
        files={files.files}
        sendFile={files.sendFile}
        addressOfFile={files.addressOfFile}
      />
      {isFull() && <Notice tone="danger">{text('portal_device_full')}</Notice>}
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
const none: readonly never[] = []
