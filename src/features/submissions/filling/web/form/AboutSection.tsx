import { Button, TextInput } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { chosenSubjects, subjects } from '../../../subjects/subjects.ts'
import type { FormFacts, StoredContext } from '../device/stored.ts'
import { SubjectChoice } from '../SubjectChoice.tsx'
import classes from './fill.module.css'
import { PlaceLine } from './PlaceLine.tsx'

/** Where it stands on the page. */
export const aboutPlace = 'filling-about'

type Props = {
  form: FormFacts
  /** What the form itself asks for is not asked beside it. */
  asked: ReadonlySet<string>
  /** Where it is filled in is recorded; what is corrected elsewhere was filled in there all the same. */
  asksPlace: boolean
  /** Nothing is submitted before it is known. */
  placeAwaited: boolean
  context: StoredContext
  onChange(change: Partial<StoredContext>): void
}

/** What it is about, beside the answers: only what the form can be about. */
export function AboutSection({ form, asked, asksPlace, placeAwaited, context, onChange }: Props) {
  const { text } = useLanguage()
  const id = useId()
  const [forOther, setForOther] = useState(context.on_behalf_of !== '')
  const chosen = chosenSubjects.filter(
    (name) => form.applies_to.includes(name) && !asked.has(subjects[name].question ?? ''),
  )
  const nothing = chosen.length === 0 && !asksPlace && !forOther
  return (
    <section
      id={aboutPlace}
      className={nothing ? undefined : classes.card}
      aria-labelledby={nothing ? undefined : id}
    >
      {!nothing && (
        <h2 className="title-3" id={id}>
          {text('filling_about')}
        </h2>
      )}
      {chosen.map((name) => (
        <SubjectChoice
          key={name}
          name={name}
          chosen={context[name] ?? null}
          onChange={(row) => onChange({ [name]: row })}
        />
      ))}
      {asksPlace && <PlaceLine context={context} awaited={placeAwaited} onChange={onChange} />}
      {forOther ? (
        <TextInput
          label={text('filling_on_behalf')}
          description={text('filling_on_behalf_hint')}
          value={context.on_behalf_of}
          maxLength={160}
          onChange={(event) => onChange({ on_behalf_of: event.currentTarget.value })}
        />
      ) : (
        <div>
          <Button
            variant="subtle"
            px="xs"
            ml={-8}
            leftSection={<IconUserShare size={18} />}
            onClick={() => setForOther(true)}
          >
            {text('filling_on_behalf_open')}
          </Button>
        </div>
      )}
    </section>
  )
}
