import { Button, TextInput } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { submissions } from '../../submissions.register.ts'
import type { Context, FormFacts, Named } from '../device/kept.ts'
import classes from './fill.module.css'
import { PlaceLine } from './PlaceLine.tsx'
import { useNamed } from './use-named.ts'

/** Where it stands on the page. */
export const aboutPlace = 'filling-about'

type Props = {
  form: FormFacts
  /** What the form itself asks for is not asked beside it. */
  asked: ReadonlySet<string>
  /** Where it is filled in is recorded; what is corrected elsewhere was filled in there all the same. */
  asksPlace: boolean
  /** Nothing is handed in before it is known. */
  placeAwaited: boolean
  context: Context
  onChange(change: Partial<Context>): void
}

/** What it is about, beside the answers: only what the form can be about. */
export function AboutSection({ form, asked, asksPlace, placeAwaited, context, onChange }: Props) {
  const { text } = useLanguage()
  const id = useId()
  const [forOther, setForOther] = useState(context.on_behalf_of !== '')
  const about = {
    location: useNamed('location', context.location),
    asset: useNamed('asset', context.asset),
  }
  const asks = (name: 'location' | 'asset') => form.applies_to.includes(name) && !asked.has(name)
  const choose = (name: 'location' | 'asset') =>
    asks(name) && (
      <KindInput
        register={submissions}
        name={name}
        field={submissions.fields[name]}
        label={text(`filling_${name}`)}
        value={about[name]}
        onChange={(value) => onChange({ [name]: value as Named | null })}
        error={undefined}
        disabled={false}
        row={undefined}
      />
    )
  const nothing = !asks('location') && !asks('asset') && !asksPlace && !forOther
  return (
    <section
      id={aboutPlace}
      className={nothing ? undefined : classes.card}
      aria-labelledby={nothing ? undefined : id}
    >
      {!nothing && <h2 id={id}>{text('filling_about')}</h2>}
      {choose('location')}
      {choose('asset')}
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
