import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { type ChosenSubject, subjectLabel } from '../../subjects/subjects.ts'
import { submissions } from '../../submissions.register.ts'
import type { NamedRow } from './device/stored.ts'
import { useNamed } from './form/use-named.ts'

type Props = {
  name: ChosenSubject
  chosen: NamedRow | null
  onChange(row: NamedRow | null): void
}

/** One that a submission is about is chosen beside its answers. */
export function SubjectChoice({ name, chosen, onChange }: Props) {
  const { say } = useLanguage()
  const value = useNamed(name, chosen)
  return (
    <KindInput
      register={submissions}
      name={name}
      field={submissions.fields[name]}
      label={say(subjectLabel(name))}
      value={value}
      onChange={(row) => onChange(row as NamedRow | null)}
      error={undefined}
      disabled={false}
      row={undefined}
    />
  )
}
