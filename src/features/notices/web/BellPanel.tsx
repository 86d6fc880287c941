import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTimes } from '../../../access/web/use-times.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import classes from './notices.module.css'
import { useMarkAll, useNotices } from './use-notices.ts'

type Props = { latest: string | null; onClose: () => void }

/** The latest notices, below the bell. */
export function BellPanel({ latest, onClose }: Props) {
  const { text } = useLanguage()
  const { data, isError } = useNotices({ state: 'all' })
  const all = useMarkAll()
  const [page] = data?.pages ?? []
  const { recent } = useTimes()
  return (
    <>
      <div className={classes.panelHead}>
        <h2 className="text-lg">{text('notices')}</h2>
        {latest !== null && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={all.busy}
            onClick={() => all.act(latest)}
          >
            {text('notices_read_all')}
          </Button>
        )}
      </div>
      <div className={classes.panel}>
        {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
        {page === undefined && !isError && <ListSkeleton rows={4} />}
        {page?.data.length === 0 && <p className="hint p-4">{text('notices_none_hint')}</p>}
        <ul className="bare">
          {page?.data.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} when={recent(notice.at)} onGo={onClose} />
          ))}
        </ul>
      </div>
      <Link to="/dashboard/notifications" className={classes.panelFoot} onClick={onClose}>
        {text('notices_all')}
      </Link>
    </>
  )
}
