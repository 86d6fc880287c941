import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../../kit/http/client.web.ts'
import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { useRows } from '../../../../../register/web/list/use-rows.ts'
import { readDraft } from '../../../builder.contract.ts'
import { forms } from '../../../forms.register.ts'
import { draftToCopyKey } from '../../../web/keys.ts'
import { copies, insert } from '../../builder-state.ts'
import { kindOf, sayKind } from '../../question-kinds.ts'
import { useBuilder } from '../draft/builder-store.ts'

const atOnce = 200

/** Questions of another form, put in here with keys of their own; what they refer to among each other stays. */
export function CopyQuestions({ form, onClose }: { form: string; onClose(): void }) {
  const { text, say } = useLanguage()
  const store = useBuilder()
  const [from, setFrom] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const all = useRows(forms, { state: 'active', sort: 'title' }, 1, atOnce)
  const draft = useQuery({
    queryKey: draftToCopyKey(from),
    queryFn: ({ signal }) => call(readDraft, { params: { id: from ?? '' }, signal }),
    enabled: from !== null,
    staleTime: 0,
  })
  const fields = draft.data?.data.definition.fields ?? []
  function copy() {
    const wanted = fields.filter(({ key }) => chosen.includes(key))
    store.run((state) => insert(state, copies(wanted)))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={text('builder_copy')} size="lg">
      <Stack>
        <SelectInput
          label={text('builder_copy_from')}
          options={(all.data?.data ?? []).filter(({ id }) => id !== form)}
          labelKey="title"
          value={from}
          onChange={(next) => {
            setFrom(next)
            setChosen([])
          }}
        />
        {(all.isError || draft.isError) && <Notice tone="danger">{text('could_not_load')}</Notice>}
        {from !== null && draft.data !== undefined && fields.length === 0 && (
          <Text>{text('builder_empty')}</Text>
        )}
        {fields.length > 0 && (
          <Checkbox.Group
            label={text('builder_copy_which')}
            value={[...chosen]}
            onChange={setChosen}
          >
            <Stack gap={6} mt="xs" mah="45dvh" style={{ overflowY: 'auto' }}>
              {fields.map((field) => (
                <Checkbox
                  key={field.key}
                  value={field.key}
                  label={field.label}
                  description={sayKind(kindOf(field), say)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Group justify="space-between">
          <Button
            variant="default"
            disabled={fields.length === 0}
            onClick={() => setChosen(fields.map(({ key }) => key))}
          >
            {text('builder_copy_all')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={copy}>
            {text('builder_copy_now', { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
