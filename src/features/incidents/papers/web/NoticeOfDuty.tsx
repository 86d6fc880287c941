import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { addressOf, call } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { Says } from '../../../rules/web/index.ts'
import { noticePdf, readNotice } from '../papers.contract.ts'
import { FactsOfPaper } from './FactsOfPaper.tsx'
import { noticeKey } from './keys.ts'

/** What the written notice says so far, and the notice as a PDF. */
export function NoticeOfDuty({ id, code, says }: { id: string; code: string; says: Says }) {
  const { text, locale } = useLanguage()
  const { data, error } = useQuery({
    queryKey: [...noticeKey(id, code), locale],
    queryFn: async ({ signal }) =>
      (await call(readNotice, { params: { id, code }, query: { lang: locale }, signal })).data,
    retry: false,
  })
  const { act, busy } = useAct(
    () => download(addressOf(noticePdf, { params: { id, code } }), { lang: locale }),
    { refusedInPassing: true },
  )
  if (error) return <Notice tone="danger">{text('notice_refused')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  const missing = data.facts.filter(({ words }) => words === null).length
  return (
    <div className="stack gap-4">
      <p className="m-0">
        {missing === 0 ? text('notice_whole') : text('notice_lead', { count: missing })}
      </p>
      <FactsOfPaper
        facts={data.facts.map((fact) => ({
          label: says.word(`content_${fact.code}`),
          words: fact.words,
        }))}
      />
      <div>
        <Button
          loading={busy}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => act()}
        >
          {text('notice_pdf')}
        </Button>
      </div>
    </div>
  )
}
