import { Button, Select } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DrawingPad } from '../../../../kit/web/inputs/signature/DrawingPad.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Statement } from '../../../submissions/web/index.ts'
import { absenceReasons, absenceWords } from '../../deliveries/deliveries.contract.ts'
import { presents } from '../../deliveries/texts.ts'
import { type TalkDraft, tookPart, withAttendant } from '../talk-draft.ts'
import classes from './holding.module.css'

type Props = {
  draft: TalkDraft
  onChange(draft: TalkDraft): void
  onFinish(language: Locale): Promise<void>
}

/** Who took part, and the signature of who gave the talk. */
export function FinishTalk({ draft, onChange, onFinish }: Props) {
  const { text, say, locale } = useLanguage()
  const { user } = useSession()
  const [language, setLanguage] = useState<Locale>(locale)
  const { act, busy, problem } = useAct(() => onFinish(language), { oneAtATime: true })
  const there = draft.people.filter(tookPart)
  const absent = draft.people.filter((one) => !tookPart(one))
  const name = user?.name ?? ''
  return (
    <Page title={text('talk_finish_title')} lead={draft.title}>
      <div className={`stack gap-4 ${classes.narrow}`}>
        <p className="m-0">{text('talk_took_part', { count: there.length })}</p>
        {absent.length > 0 && (
          <section className="stack gap-2" aria-label={text('talk_not_there')}>
            <h2 className="text-lg m-0">{text('talk_not_there')}</h2>
            <ul className="bare stack gap-2">
              {absent.map((one) => (
                <li key={one.id} className={classes.absent}>
                  <span className="break-anywhere">{one.name}</span>
                  {one.person && (
                    <Select
                      aria-label={text('talk_absent_why', { name: one.name })}
                      placeholder={text('talk_absent_unsaid')}
                      clearable
                      data={absenceReasons.map((value) => ({
                        value,
                        label: say(absenceWords[value]),
                      }))}
                      value={one.absent ?? null}
                      onChange={(_, option) =>
                        onChange(
                          withAttendant(draft, one.id, {
                            absent: absenceReasons.find((value) => value === option?.value),
                          }),
                        )
                      }
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Statement words={presents} language={language} onLanguage={setLanguage} />
        <section className={classes.turn} aria-label={name}>
          <h2 className="text-lg m-0 break-anywhere">{name}</h2>
          <DrawingPad
            value={draft.mark?.method === 'drawn' ? draft.mark : null}
            wrong={false}
            onChange={(drawn) =>
              onChange({
                ...draft,
                mark: drawn && {
                  ...drawn,
                  method: 'drawn',
                  name,
                  signed_at: new Date().toISOString(),
                },
              })
            }
          />
        </section>
        {draft.mark === null && <p className="hint m-0">{text('talk_sign_later')}</p>}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
      <FormFoot even>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => onChange({ ...draft, step: 'sign' })}
        >
          {text('talk_back_to_attendance')}
        </Button>
        <Button size="lg" loading={busy} onClick={() => act()}>
          {text('talk_save')}
        </Button>
      </FormFoot>
    </Page>
  )
}
