import { Button, FileButton, Group, Input, Select, TextInput } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { storeFile } from '../../../../kit/files/files.contract.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { portalKey } from '../../web/keys.ts'
import { type PortalWorker, sendCard } from '../workers.contract.ts'

type Props = {
  worker: PortalWorker
  courses: readonly { id: string; name: string }[]
  onDone(): void
}

/** What a worker holds, with its picture: it counts once somebody of the company has verified it. */
export function SendCard({ worker, courses, onDone }: Props) {
  const { text, say } = useLanguage()
  const [course, setCourse] = useState<string | null>(null)
  const [completed, setCompleted] = useState<string | null>(null)
  const [expires, setExpires] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const { act, busy, problem, error } = useAct(
    async (chosen: File) => {
      const { data } = await upload(storeFile, chosen)
      return call(sendCard, {
        params: { id: worker.id },
        body: {
          ...{ contractor: worker.contractor.id, course: course ?? '', file: data.id },
          ...{ completed_on: completed ?? '', expires_on: expires, certificate_number: number },
        },
      })
    },
    {
      renews: [portalKey('workers')],
      says: () => text('portal_card_sent'),
      onDone,
      oneAtATime: true,
    },
  )
  const wrong = error instanceof Refused ? error.errors : undefined
  const wrongOf = (field: string) => wrong?.[field]?.[0] && say(wrong[field][0])
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (file !== null) act(file)
  }
  const fileWrong = tried && file === null ? text('portal_card_file_missing') : wrongOf('file')
  return (
    <form onSubmit={send} method="post" className="stack gap-3" noValidate>
      <Select
        label={text('portal_card_course')}
        data={courses.map(({ id, name }) => ({ value: id, label: name }))}
        required
        searchable
        value={course}
        onChange={setCourse}
        error={wrongOf('course')}
      />
      <DayInput
        label={text('portal_card_completed')}
        required
        value={completed}
        onChange={setCompleted}
        error={wrongOf('completed_on')}
      />
      <DayInput
        label={text('portal_card_expires')}
        description={text('portal_card_expires_hint')}
        value={expires}
        onChange={setExpires}
        error={wrongOf('expires_on')}
      />
      <TextInput
        label={text('portal_card_number')}
        maxLength={80}
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Input.Wrapper label={text('portal_card_file')} required error={fileWrong} labelElement="div">
        <div className="row gap-2">
          <FileButton onChange={setFile} accept="image/*,application/pdf">
            {(button) => (
              <Button
                {...button}
                variant="default"
                leftSection={<IconPhoto size={18} aria-hidden />}
              >
                {text('portal_card_choose')}
              </Button>
            )}
          </FileButton>
          {file !== null && <span className="break-anywhere">{file.name}</span>}
        </div>
      </Input.Wrapper>
      {problem && wrong === undefined && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text('portal_card_send')}
        </Button>
      </Group>
    </form>
  )
}
