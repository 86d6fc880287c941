import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { SelectInput } from '../../../../kit/web/inputs/choice/SelectInput.tsx'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { choicesOf } from '../../../../register/web/input/use-choices.ts'
import { adoptForm } from '../../builder.contract.ts'
import { forms } from '../../forms.register.ts'
import type { Shelved } from './LibraryCard.tsx'

/** Where the form goes; then it is the company's own, published and ready to be filled. */
export function AdoptForm({ form, onDone }: { form: Shelved; onDone: () => void }) {
  const { text, locale } = useLanguage()
  const queries = useQueryClient()
  const [category, setCategory] = useState<string | null>(null)
  const categories = useQuery({
    queryKey: ['form-categories-to-choose'],
    queryFn: ({ signal }) => choicesOf(forms, 'category', '', signal),
    staleTime: 0,
  })
  const adopting = useMutation({
    mutationFn: (chosen: string) =>
      call(adoptForm, {
        params: { slug: form.slug },
        body: { category: chosen, language: locale },
      }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['form-library'] })
      await queries.invalidateQueries({ queryKey: ['register', forms.name] })
      toast(text('library_adopted_toast', { title: form.title }), { type: 'success' })
      onDone()
    },
  })
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
      {adopting.error && <Notice tone="danger">{adopting.error.message}</Notice>}
      <Group justify="end">
        <Button
          disabled={category === null}
          loading={adopting.isPending}
          onClick={() => category !== null && adopting.mutate(category)}
        >
          {text('library_adopt')}
        </Button>
      </Group>
    </Stack>
  )
}
