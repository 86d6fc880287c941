import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { IconFile, IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeFile } from '../../../kit/files/files.contract.ts'
import { call } from '../../../kit/http/client.web.ts'
import { upload } from '../../../kit/http/upload.web.ts'
import { Unable } from '../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { FileDrop } from '../../../kit/web/inputs/files/FileDrop.tsx'
import type { Text as Words } from '../../../kit/web/language/catalogue.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../register/web/keys.ts'
import { importForm } from '../builder.contract.ts'
import type { FormDefinition } from '../definition/question.ts'
import { forms } from '../forms.register.ts'
import { CategoryChoice } from './CategoryChoice.tsx'
import { latestCategory } from './propose-category.ts'

type Ours = { plumbline_form: 1; title: string; definition: FormDefinition }

function read(json: string): Ours | undefined {
  try {
    const ours: Ours = JSON.parse(json)
    return ours
  } catch {
    return undefined
  }
}

/** A file of ours is read here; a workbook goes to the server to be read. */
async function made(file: File, category: string, text: Words) {
  if (!file.name.toLowerCase().endsWith('.json')) {
    const { data } = await upload(storeFile, file)
    return call(importForm, { body: { category, file: data.id } })
  }
  const form = read(await file.text())
  if (form === undefined) throw new Unable(text('new_form_no_form'))
  return call(importForm, { body: { category, form } })
}

/** Said once for all questions: what is lost would drown in it, and the builder says which they are. */
const untranslated = 'no-translation'

/** The category of the latest form, once it is wanted. */
function useLatestCategory(wanted: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: [...registerKey(forms.name), 'latest category'],
    queryFn: async ({ signal }) => (await latestCategory(signal)) ?? null,
    enabled: wanted,
  })
  return data ?? undefined
}

/** Makes a form of a file, and says what of it could not be taken over. */
export function ImportForm({ onMade }: { onMade: (id: string) => void }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [category, setCategory] = useState<string | null>(null)
  const latest = useLatestCategory(open)
  const into = category ?? latest ?? null
  const importing = useAct(
    ({ chosen, into }: { chosen: File; into: string }) => made(chosen, into, text),
    { onDone: ({ data }) => data.report.length === 0 && onMade(data.id) },
  )
  const taken = importing.done?.data
  const lost = taken?.report.filter(({ code }) => code !== untranslated) ?? []
  const notTranslated = (taken?.report.length ?? 0) - lost.length
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
            <FileDrop
              label={text('new_form_file')}
              buttons={[
                {
                  words: text('input_upload_choose'),
                  icon: <IconFile size={18} aria-hidden="true" />,
                },
              ]}
              size="sm"
              accept=".json,.xlsx"
              onFiles={([one]) => setFile(one ?? null)}
            >
              <span className="break-anywhere">{file?.name ?? '.json, .xlsx'}</span>
            </FileDrop>
            <CategoryChoice value={into} onChange={setCategory} />
            {importing.problem && <Notice tone="danger">{importing.problem}</Notice>}
            <Group justify="end">
              <Button
                disabled={file === null || into === null}
                loading={importing.busy}
                onClick={() => file && into && importing.act({ chosen: file, into })}
              >
                {text('new_form_import_now')}
              </Button>
            </Group>
          </Stack>
        ) : (
          <Stack>
            <Text>{text('new_form_report')}</Text>
            <List size="sm">
              {lost.map(({ message, code, field }) => (
                <List.Item key={`${code} ${field} ${message}`}>{message}</List.Item>
              ))}
              {notTranslated > 0 && (
                <List.Item>{text('new_form_untranslated', { count: notTranslated })}</List.Item>
              )}
            </List>
            <Button onClick={() => onMade(taken.id)}>{text('library_open')}</Button>
          </Stack>
        )}
      </Modal>
    </>
  )
}
