import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { readLibrary } from '../../builder.contract.ts'
import { openFilling } from '../../definition/filling.ts'
import { FormFill } from '../fill/FormFill.tsx'

/** A default form as it would be filled; what is answered here goes nowhere. */
export function LibraryPreview({ slug }: { slug: string }) {
  const { text, locale } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: ['form-library', slug, locale],
    queryFn: ({ signal }) =>
      call(readLibrary, { params: { slug }, query: { language: locale }, signal }),
  })
  const filling = useMemo(() => data && openFilling(data.data.definition), [data])
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (filling === undefined) return <Skeleton height={420} radius="md" />
  return <FormFill filling={filling} language={locale} />
}
