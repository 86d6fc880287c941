import { Button, FileInput, Group, List, Modal, Stack, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeFile } from '../../../kit/files/files.contract.ts'
import { call } from '../../../kit/http/client.web.ts'
import { upload } from '../../../kit/http/upload.web.ts'
import { SelectInput } from '../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { choicesOf } from '../../../register/web/input/use-choices.ts'
import { importForm } from '../builder.contract.ts'
import type { FormDefinition } from '../definition/question.ts'
import { forms } from '../forms.register.ts'

type Ours = { plumbline_form: 1; title: string; definition: FormDefinition }

/** A file of ours is read here; a workbook goes to the server to be read. */
async function made(file: File, category: string) {
  if (!file.name.toLowerCase().endsWith('.json')) {
    const { data } = await upload(storeFile, file)
    return call(importForm, { body: { category, file: data.id } })
  }
  const form = JSON.parse(await file.text()) as Ours
  return call(importForm, { body: { category, form } })
}

/** Makes a form of a file, and says what of it could not be taken over. */
export function ImportForm({ onMade }: { onMade: (id: string) => void }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [category, setCategory] = useState<string | null>(null)
  const categories = useQuery({
    queryKey: ['form-categories-to-choose'],
    queryFn: ({ signal }) => choicesOf(forms, 'category', '', signal),
    enabled: open,
    staleTime: 0,
  })
  const importing = useMutation({
    mutationFn: ({ chosen, into }: { chosen: File; into: string }) => made(chosen, into),
    onSuccess: ({ data }) => data.report.length === 0 && onMade(data.id),
  })
  const taken = importing.data?.data
  const wrong =
    importing.error instanceof SyntaxError ? text('new_form_no_form') : importing.error?.message
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={17} />}
        onClick={() => setOpen(true)}
      >
        {text('new_form_import')}
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={text('new_form_import')}>
        {taken === undefined ? (
          <Stack>
            <Text size="sm">{text('new_form_import_lead')}</Text>
            <FileInput
              label={text('new_form_file')}
              accept=".json,.xlsx"
              value={file}
              onChange={setFile}
              required
            />
            <SelectInput
              label={text('library_category')}
              options={categories.data ?? []}
              labelKey="name"
              value={category}
              onChange={setCategory}
              required
            />
            {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
            <Group justify="end">
              <Button
                disabled={file === null || category === null}
                loading={importing.isPending}
                onClick={() =>
                  file && category && importing.mutate({ chosen: file, into: category })
                }
              >
                {text('new_form_import_now')}
              </Button>
            </Group>
          </Stack>
        ) : (
          <Stack>
            <Text>{text('new_form_report')}</Text>
            <List size="sm">
              {taken.report.map(({ message, code, field }) => (
                <List.Item key={`${code} ${field} ${message}`}>{message}</List.Item>
              ))}
            </List>
            <Button onClick={() => onMade(taken.id)}>{text('library_open')}</Button>
          </Stack>
        )}
      </Modal>
    </>
  )
}
