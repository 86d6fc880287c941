import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { Refused } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { isCardWanted, isStepDone, stepsOf, type TakingDraft } from '../steps.ts'
import type { AskedOrientation } from '../taking.contract.ts'
import { StepShown } from './StepShown.tsx'
import { sayStarted, sendTaking, type TakingWay } from './send-taking.ts'
import { TakenScreen } from './TakenScreen.tsx'
import classes from './taking.module.css'
import { useTakingDraft } from './use-taking-draft.ts'

type Props = { way: TakingWay; asked: AskedOrientation; onRead(): Promise<unknown> }

const isSigned = ({ mark }: TakingDraft) =>
  mark !== null && (mark.method === 'drawn' || mark.name.trim().length > 1)

/** One block a screen, from the welcome to the signature. */
export function TakeOrientation({ way, asked, onRead }: Props) {
  const { text, locale } = useLanguage()
  const { draft, change, forget } = useTakingDraft(way.account, asked)
  const top = useRef<HTMLDivElement>(null)
  const since = useRef(performance.now())
  const at = draft?.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, told by its id
  useEffect(() => {
    since.current = performance.now()
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [at])
  const sending = useAct((given: TakingDraft) => sendTaking(way, asked, given, locale), {
    async onDone() {
      await forget()
      await onRead()
    },
    onRefused: (error) =>
      error instanceof Refused && error.code === 'signature/stale' ? onRead() : undefined,
    oneAtATime: true,
  })
  const over = asked.finished_at !== null && !isCardWanted(asked)
  if (over) return <TakenScreen asked={asked} />
  if (draft === undefined) return <ListSkeleton rows={6} />
  const steps = stepsOf(asked)
  const now = Math.max(
    0,
    steps.findIndex(({ id }) => id === draft.at),
  )
  const step = steps[now]
  if (step === undefined) return <TakenScreen asked={asked} />
  const isLast = now === steps.length - 1
  const done = step.kind === 'sign' ? isSigned(draft) : isStepDone(step, draft)
  const spent = () => draft.seconds + Math.round((performance.now() - since.current) / 1000)
  function go(by: number) {
    const next = steps[now + by]
    if (draft === undefined || next === undefined) return
    const begins = draft.started_at === null
    change({
      at: next.id,
      seconds: spent(),
      ...(begins && { started_at: new Date().toISOString() }),
    })
    if (begins) void sayStarted(way)
  }
  return (
    <article className={classes.taking}>
      <title>{`${asked.package.title} · ${asked.brand.name}`}</title>
      <header className={classes.head}>
        {step.kind === 'welcome' ? (
          <BrandHead brand={asked.brand} />
        ) : (
          <div className={classes.way}>
            <span className="break-anywhere">{asked.package.title}</span>
            <span className="hint">
              {text('orientation_step_of', { now: now + 1, total: steps.length })}
            </span>
          </div>
        )}
        <div
          className={classes.bar}
          role="progressbar"
          aria-label={text('orientation_progress')}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={now + 1}
        >
          <div style={{ inlineSize: `${(100 * (now + 1)) / steps.length}%` }} />
        </div>
      </header>
      <div ref={top} tabIndex={-1} className={classes.step} key={step.id}>
        <StepShown {...{ way, asked, step, draft, change }} />
        {sending.problem && (
          <Notice tone="danger" takesFocus>
            {sending.problem}
          </Notice>
        )}
      </div>
      <footer className={classes.foot}>
        {now > 0 && (
          <Button
            variant="default"
            size="lg"
            aria-label={text('orientation_back')}
            onClick={() => go(-1)}
          >
            <IconArrowLeft size={20} aria-hidden />
          </Button>
        )}
        {isLast ? (
          <Button
            size="lg"
            className={classes.on}
            disabled={!done}
            loading={sending.busy}
            leftSection={<IconSend size={20} aria-hidden />}
            onClick={() => sending.act({ ...draft, seconds: spent() })}
          >
            {text(step.kind === 'sign' ? 'orientation_sign' : 'orientation_send')}
          </Button>
        ) : (
          <Button
            size="lg"
            className={classes.on}
            disabled={!done}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={() => go(1)}
          >
            {text(step.kind === 'welcome' ? 'orientation_begin' : 'orientation_next')}
          </Button>
        )}
      </footer>
    </article>
  )
}
