import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { SelectInput } from '../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { choicesOf } from '../../../../register/web/input/choices/use-choices.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { adoptForm } from '../../builder.contract.ts'
import { forms } from '../../forms.register.ts'
import { categoriesKey, libraryKey } from '../../web/keys.ts'
import type { Shelved } from './LibraryCard.tsx'

/** Where the form goes; then it is the company's own, published and ready to be filled. */
export function AdoptForm({ form, onDone }: { form: Shelved; onDone: () => void }) {
  const { text, locale } = useLanguage()
  const [category, setCategory] = useState<string | null>(null)
  const categories = useQuery({
    queryKey: categoriesKey,
    queryFn: ({ signal }) => choicesOf(forms, 'category', '', signal),
    staleTime: 0,
  })
  const adopting = useAct(
    (chosen: string) =>
      call(adoptForm, {
        params: { slug: form.slug },
        body: { category: chosen, language: locale },
      }),
    {
      renews: [libraryKey(), registerKey(forms.name)],
      says: () => text('library_adopted_toast', { title: form.title }),
      onDone,
    },
  )
  return (
    <Stack>
      <Text>{text('library_adopt_lead')}</Text>
      <SelectInput
        label={text('library_category')}
        options={categories.data ?? []}
        labelKey="name"
        value={category}
        onChange={setCategory}
        required
      />
      {adopting.problem && <Notice tone="danger">{adopting.problem}</Notice>}
      <Group justify="end">
        <Button
          disabled={category === null}
          loading={adopting.busy}
          onClick={() => category !== null && adopting.act(category)}
        >
          {text('library_adopt')}
        </Button>
      </Group>
    </Stack>
  )
}
