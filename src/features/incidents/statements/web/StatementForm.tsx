import { Button, Select, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { type Locale, locales } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { writeStatement } from '../statements.contract.ts'
import { statementsKey } from './keys.ts'

type Props = {
  incident: string
  statement: { id: string; teller: string; name: string; words: string; lang?: Locale }
  onDone(): void
}

/** What somebody says is taken down, in the language in which they say it. */
export function StatementForm({ incident, statement, onDone }: Props) {
  const { text, locale } = useLanguage()
  const { id, teller, name } = statement
  const [words, setWords] = useState(statement.words)
  const [lang, setLang] = useState<Locale>(statement.lang ?? locale)
  const isWhole = words.trim().length > 2
  const { act, busy, problem } = useAct(
    () =>
      call(writeStatement, {
        params: { id: incident, statement: id },
        body: { teller, words: words.trim(), lang },
      }),
    { renews: [statementsKey(incident)], onDone, oneAtATime: true },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWhole) act()
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Select
        label={text('statement_language')}
        allowDeselect={false}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
        value={lang}
        onChange={(value) => setLang(locales.find((one) => one === value) ?? lang)}
      />
      <Textarea
        label={text('statement_words', { name })}
        description={text('statement_words_hint')}
        required
        autosize
        minRows={5}
        maxRows={14}
        maxLength={6000}
        lang={lang}
        data-autofocus
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" loading={busy} disabled={!isWhole}>
        {text('statement_save')}
      </Button>
    </form>
  )
}
