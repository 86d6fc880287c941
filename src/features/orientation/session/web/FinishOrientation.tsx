import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { SignaturePad } from '../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Statement } from '../../../submissions/web/index.ts'
import { tookPart } from '../../../toolbox-talks/definition/index.ts'
import { gives } from '../../texts.ts'
import { givenOrientation, type SessionDraft } from '../session-draft.ts'
import classes from './session.module.css'

type Props = {
  draft: SessionDraft
  onChange(draft: SessionDraft): void
  onBack(): void
  onFinish(language: Locale): Promise<void>
}

/** Who has signed, and the signature of the instructor. */
export function FinishOrientation({ draft, onChange, onBack, onFinish }: Props) {
  const { text, locale } = useLanguage()
  const { user } = useSession()
  const [language, setLanguage] = useState<Locale>(locale)
  const { act, busy, problem } = useAct(() => onFinish(language), { oneAtATime: true })
  const ready = givenOrientation(draft, new Date(), language) !== undefined
  const there = draft.people.filter(tookPart).length
  return (
    <Page title={text('orientation_group_finish')} lead={draft.title}>
      <div className={classes.narrow}>
        <p className="m-0">{text('orientation_group_signed', { count: there })}</p>
        <Statement words={gives} language={language} onLanguage={setLanguage} />
        <SignaturePad
          label={text('signing_signature')}
          signer={user?.name ?? ''}
          named
          value={draft.mark}
          onChange={(mark) => onChange({ ...draft, mark })}
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
      <FormFoot even>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {text('orientation_back')}
        </Button>
        <Button size="lg" loading={busy} disabled={!ready} onClick={() => act()}>
          {text('orientation_group_save')}
        </Button>
      </FormFoot>
    </Page>
  )
}
