import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { addressOf, call, Refused } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { usePageLanguage } from '../../../../kit/web/language/use-page-language.ts'
import { whenDrawn } from '../../../../kit/web/later.ts'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import {
  type BoardContent,
  openPublicBoard,
  readBoardFile,
  readPublicBoard,
} from '../../board/board.contract.ts'
import { BoardPage } from '../../board/web/BoardPage.tsx'
import { publicBoardKey } from '../../web/keys.ts'

/** Few boards ask for one. */
const PinForm = whenDrawn(async () => (await import('./PinForm.tsx')).PinForm)

const passKey = (code: string) => `plumbline-board-${code}`

/** A reader whose language the board does not speak begins in its first, until they choose. */
function useLanguageOf(code: string, languages: BoardContent['languages'] | undefined): void {
  const { ofDevice } = useLanguage()
  usePageLanguage(`board-${code}`, languages?.includes(ofDevice) ? undefined : languages?.[0])
}

/** What a phone shows that scanned the code of a board; nobody signs in. */
export default function PublicBoardScreen() {
  const { text } = useLanguage()
  const { id: code = '' } = useParams()
  const [pass, setPass] = useState(() => localStorage.getItem(passKey(code)) ?? undefined)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...publicBoardKey(code), pass],
    queryFn: async ({ signal }) =>
      (await call(readPublicBoard, { params: { code }, query: { pass }, signal })).data,
    // What is not there will not be there on asking again.
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
  })
  useLanguageOf(code, data?.locked === false ? data.board.languages : undefined)
  async function enter(pin: string): Promise<void> {
    const { data: given } = await call(openPublicBoard, { params: { code }, body: { pin } })
    localStorage.setItem(passKey(code), given.pass)
    setPass(given.pass)
  }
  const robots = <meta name="robots" content="noindex, nofollow" />
  if (data?.locked === false)
    return (
      <>
        {robots}
        <title>{`${data.board.name} · Plumbline`}</title>
        <BoardPage
          board={data.board}
          fileAddress={(file) =>
            addressOf(readBoardFile, { params: { code, file }, query: { pass } })
          }
        />
      </>
    )
  if (data !== undefined)
    return (
      <>
        {robots}
        <title>{`${data.name} · Plumbline`}</title>
        <Suspense fallback={<p role="status">{text('board_loading')}</p>}>
          <PinForm name={data.name} brand={data.brand} onEnter={enter} />
        </Suspense>
      </>
    )
  if (isPending) return <p role="status">{text('board_loading')}</p>
  const gone = error instanceof Refused && error.httpStatus < 429
  return (
    <>
      {robots}
      <title>{`${text('page_qr_safety_board')} · Plumbline`}</title>
      <h1 tabIndex={-1}>{text('page_qr_safety_board')}</h1>
      <Notice tone="danger">{text(gone ? 'board_gone' : 'could_not_load')}</Notice>
      {!gone && (
        <p>
          <Button look="outline" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </p>
      )}
    </>
  )
}
