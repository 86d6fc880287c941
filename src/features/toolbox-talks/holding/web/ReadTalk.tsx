import { Button } from '@mantine/core'
import { IconTrash, IconUsers } from '@tabler/icons-react'
import { ContentShown } from '../../../../kit/web/content/ContentShown.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import type { TalkDraft } from '../talk-draft.ts'
import classes from './holding.module.css'
import { RaisedQuestions } from './RaisedQuestions.tsx'

type Props = { draft: TalkDraft; onChange(draft: TalkDraft): void; onDiscard(): void }

/** The talk in large type, to be read at arm’s length; then what the crew asks. */
export function ReadTalk({ draft, onChange, onDiscard }: Props) {
  const { text, locale } = useLanguage()
  const { content, questions } = draft.words
  return (
    <Page title={draft.title} lead={draft.place.name}>
      <div className={`stack gap-6 ${classes.narrow}`}>
        <div className={classes.large}>
          <ContentShown content={content} locale={locale} />
          {questions.length > 0 && (
            <section aria-label={text('talk_questions')}>
              <h2>{text('talk_questions')}</h2>
              <ContentShown content={questions} locale={locale} />
            </section>
          )}
        </div>
        <RaisedQuestions draft={draft} onChange={onChange} />
        <div>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={onDiscard}
          >
            {text('talk_discard')}
          </Button>
        </div>
      </div>
      <FormFoot even>
        <Button
          size="lg"
          leftSection={<IconUsers size={20} aria-hidden />}
          onClick={() => onChange({ ...draft, step: 'sign' })}
        >
          {text('talk_take_attendance')}
        </Button>
      </FormFoot>
    </Page>
  )
}
