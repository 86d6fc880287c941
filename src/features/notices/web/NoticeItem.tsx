import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { WordedNotice } from '../notices.contract.ts'
import classes from './notices.module.css'
import { useMark } from './use-notices.ts'

type Props = { notice: WordedNotice; when: string; onGo?: (() => void) | undefined }

/** One notice: what happened, the way there, why the person got it, and whether they have read it. */
export function NoticeItem({ notice, when, onGo }: Props) {
  const text = useText()
  const mark = useMark()
  const { id, says, quote, why, act, path, at, read } = notice
  const markText = text(read ? 'notices_mark_unread' : 'notices_mark_read')
  const go = () => {
    if (!read) mark.act({ ids: [id], read: true })
    onGo?.()
  }
  const Icon = read ? IconMail : IconMailOpened
  return (
    <li className={classes.item} data-unread={!read}>
      <div className="min-w-0">
        <Link to={path} className={classes.says} onClick={go}>
          {!read && <span className="sr-only">{text('notices_unread')}: </span>}
          {says}
        </Link>
        {quote !== null && <blockquote className={classes.quote}>{quote}</blockquote>}
        <Button component={Link} to={path} onClick={go} size="xs" variant="default" my={6}>
          {act}
        </Button>
        <div className={classes.more}>
          <time dateTime={at}>{when}</time>
          <details>
            <summary>{text('notices_why')}</summary>
            <p>{why}</p>
          </details>
        </div>
      </div>
      <Tooltip label={markText} withArrow>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${markText}: ${says}`}
          loading={mark.busy}
          onClick={() => mark.act({ ids: [id], read: !read })}
        >
          <Icon size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
