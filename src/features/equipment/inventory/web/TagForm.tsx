import { Button, Checkbox, Group, Text, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { storeFile } from '../../../../kit/files/files.contract.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { PhotoInput } from '../../../../kit/web/inputs/photo/PhotoInput.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { releaseAsset, tagOutAsset } from '../inventory.contract.ts'
import type { TagAct } from './ask-about.ts'

type Props = { question: TagAct; row: AnyRow; onDone: () => void; onCancel: () => void }

/** Why an asset goes out of service, with a photo; or what was checked before it comes back. */
export function TagForm({ question, row, onDone, onCancel }: Props) {
  const text = useText()
  const [words, setWords] = useState('')
  const [photos, setPhotos] = useState<File[]>([])
  const [competent, setCompetent] = useState(false)
  const out = question === 'tag-out'
  const params = { id: row.id }
  const { act, busy, problem } = useAct(
    async () => {
      if (!out) return call(releaseAsset, { params, body: { note: words, competent: true } })
      const [photo] = photos
      const stored = photo && (await upload(storeFile, photo, {})).data.id
      return call(tagOutAsset, { params, body: { reason: words, photo: stored ?? null } })
    },
    { onDone },
  )

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  return (
    <form onSubmit={send} method="post">
      <Text size="sm" mb="sm">
        {text(out ? 'asset_tag_lead' : 'asset_release_lead')}
      </Text>
      <Textarea
        data-autofocus
        required
        label={text(out ? 'asset_tag_reason' : 'asset_release_note')}
        autosize
        minRows={2}
        maxLength={1000}
        mb="sm"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {out && <PhotoInput label={text('asset_tag_photo')} value={photos} onChange={setPhotos} />}
      {!out && (
        <Checkbox
          label={text('asset_release_competent')}
          checked={competent}
          onChange={(event) => setCompetent(event.currentTarget.checked)}
        />
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={words.trim() === '' || !(out || competent)}>
          {text(out ? 'asset_tag_out' : 'asset_release')}
        </Button>
      </Group>
    </form>
  )
}
