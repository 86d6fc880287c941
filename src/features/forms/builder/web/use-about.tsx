// A form is about a project, a place or an asset: the setting and the questions that ask for it go together.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useSayIn } from '../../../../kit/web/language/WholeLanguage.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { readRow } from '../../../../register/web/form/save/read-row.ts'
import { recordKey } from '../../../../register/web/keys.ts'
import { type AskedSubject, askedSubjects, asksFor } from '../../definition/subject-questions.ts'
import { forms } from '../../forms.register.ts'
import { askFor, askNoMore, losesProject } from '../about.ts'
import { removeChosen } from '../several.ts'
import { focusQuestion } from './canvas/focus-question.ts'
import { useBuilder, useFirstLanguage } from './draft/builder-store.ts'
import { ConfirmQuestion } from './later.ts'

type Asking = {
  title: 'builder_about_drop' | 'builder_about_remove'
  yes(): void
}

export function useAbout(form: string) {
  const text = useText()
  const store = useBuilder()
  const sayInForm = useSayIn(useFirstLanguage())
  const [asking, setAsking] = useState<Asking>()
  const { data: row, refetch } = useQuery({
    queryKey: recordKey(forms.name, form),
    queryFn: ({ signal }) => readRow(forms, form, signal),
  })
  const before = askedSubjects(row?.applies_to)

  /** The settings were saved: the question comes; whether it goes is asked. */
  function follow(saved: AnyRow) {
    void refetch()
    const now = askedSubjects(saved.applies_to)
    const { fields } = store.state().definition
    const missing = now.filter((subject) => !asksFor(fields, subject))
    if (missing.length > 0 && sayInForm !== undefined) {
      store.run((state) => askFor(state, missing, sayInForm))
      toast(text('builder_about_added'), { type: 'info', duration: 8000 })
    }
    const dropped = before.filter((one) => !now.includes(one) && asksFor(fields, one))
    if (dropped.length > 0) ask('builder_about_drop', () => drop(dropped))
  }
  const drop = (dropped: readonly AskedSubject[]) => store.run((state) => askNoMore(state, dropped))
  /** The focus goes back to the form, which the question took it from. */
  function close() {
    setAsking(undefined)
    focusQuestion(store.state().selected)
  }
  const ask = (title: Asking['title'], act: () => void) =>
    setAsking({
      title,
      yes() {
        act()
        close()
      },
    })

  /** Takes the chosen questions out; the one that says the project is asked about. */
  function remove() {
    const state = store.state()
    if (losesProject(state, removeChosen(state)))
      ask('builder_about_remove', () => store.run(removeChosen))
    else store.run(removeChosen)
  }
  const question = asking && (
    <ConfirmQuestion
      opened
      title={text(asking.title)}
      question={text('builder_about_lost')}
      confirm={text('builder_remove')}
      danger
      onConfirm={asking.yes}
      onCancel={close}
    />
  )
  return { follow, remove, question }
}
