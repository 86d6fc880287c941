import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import { completeWork, type ListedWork, reopenWork } from '../my-work.contract.ts'
import classes from './my-work.module.css'

type Props = {
  item: ListedWork
  kind: { kind: string; act: string } | undefined
  isLate: boolean
  isDone: boolean
  onDone: (isDone: boolean) => void
}

/** One thing to do: what it is, by when, and the button that does it or leads to it. */
export function WorkRow({ item, kind, isLate, isDone, onDone }: Props) {
  const { text, locale } = useLanguage()
  const { title, about, due, path, completes } = item
  const isOfThisYear = due?.slice(0, 4) === String(new Date().getFullYear())
  const as: Intl.DateTimeFormatOptions = {
    ...(isOfThisYear ? { weekday: 'short' } : { year: 'numeric' }),
    ...{ day: 'numeric', month: 'short' },
  }
  const turn = useAct(
    async (of: NonNullable<typeof completes>) => {
      const params = { params: { register: of.register, id: of.id } }
      await (isDone ? call(reopenWork, params) : call(completeWork, params))
    },
    { refusedInPassing: true, onDone: () => onDone(!isDone) },
  )
  return (
    <li className={classes.row} data-done={isDone}>
      <div className="min-w-0">
        <Link to={path} className={classes.title}>
          {title}
        </Link>
        <div className={classes.about}>
          <Tag tone="calm">{kind?.kind}</Tag>
          {due !== null && (
            <span className={isLate && !isDone ? classes.late : undefined}>
              {text('my_work_due', { day: dayAs(locale, due, as) })}
            </span>
          )}
          {about.map((one) => (
            <span key={one}>{one}</span>
          ))}
        </div>
      </div>
      {completes === null ? (
        <Button component={Link} to={path} variant="default" aria-label={`${kind?.act}: ${title}`}>
          {kind?.act}
        </Button>
      ) : (
        <Button
          variant="default"
          loading={turn.busy}
          aria-label={`${text(isDone ? 'my_work_reopen' : 'my_work_done')}: ${title}`}
          leftSection={
            isDone ? (
              <IconArrowBackUp size={18} aria-hidden="true" />
            ) : (
              <IconCheck size={18} aria-hidden="true" />
            )
          }
          onClick={() => turn.act(completes)}
        >
          {text(isDone ? 'my_work_reopen' : 'my_work_done')}
        </Button>
      )}
    </li>
  )
}
