// A subject's label within a line: "By location", "No trade contractor".
import type { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type SubjectName, subjectLabel } from '../subjects.ts'

type Language = Pick<ReturnType<typeof useLanguage>, 'text' | 'say'>

const within = (name: SubjectName, { say }: Language): string => {
  const label = say(subjectLabel(name))
  return label.charAt(0).toLocaleLowerCase() + label.slice(1)
}

export const bySubject = (name: SubjectName, language: Language): string =>
  language.text('report_by_subject', { subject: within(name, language) })

export const withoutSubject = (name: SubjectName, language: Language): string =>
  language.text('report_without', { subject: within(name, language) })
