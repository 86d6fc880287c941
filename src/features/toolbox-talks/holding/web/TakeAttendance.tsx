import { Autocomplete, Button, TextInput, UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconCircleCheckFilled, IconClock, IconPlus } from '@tabler/icons-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { DrawingPad } from '../../../../kit/web/inputs/signature/DrawingPad.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Statement } from '../../../submissions/web/index.ts'
import {
  type Attendant,
  addressed,
  type SignedSheet,
  tookPart,
  withAttendant,
} from '../talk-draft.ts'
import classes from './holding.module.css'

type Changed<Sheet> = { draft: Sheet; onChange(draft: Sheet): void }
type Props<Sheet> = Changed<Sheet> & {
  /** What they put their name to. */
  statement: Readonly<Record<Locale, string>>
  /** Nobody takes part who does not sign. */
  mustSign?: boolean
  /** What stands on the two buttons, where it is no talk. */
  labels?: { back: string; next: string }
  mayFinish?: boolean
  /** What stands below the names: another way to sign. */
  aside?: ReactNode
  /** How somebody with a PIN signs here, where that is a way. */
  pinTurn?(one: Attendant, language: Locale): ReactNode
  onBack(): void
  onNext(): void
}

/** The crew as tiles: a name is tapped, the device handed over, its owner draws; the next name is tapped. Nothing
 *  else is pressed in between. */
export function TakeAttendance<Sheet extends SignedSheet>({
  draft,
  statement,
  mustSign = false,
  labels,
  mayFinish = true,
  aside,
  pinTurn,
  onChange,
  onBack,
  onNext,
}: Props<Sheet>) {
  const { text, locale } = useLanguage()
  const [language, setLanguage] = useState<Locale>(locale)
  const [signer, setSigner] = useState<string>()
  const one = draft.people.find(({ id }) => id === signer)
  const done = draft.people.filter(tookPart).length
  return (
    <Page title={text('talk_attendance')} lead={draft.title}>
      <div className={`stack gap-4 ${classes.narrow}`}>
        <Statement words={statement} language={language} onLanguage={setLanguage} />
        {one && <Turn key={one.id} {...{ one, draft, language, mustSign, pinTurn, onChange }} />}
        <p className="hint m-0" aria-live="polite">
          {one === undefined
            ? text('talk_tap_name')
            : text('talk_signed_of', { done, total: draft.people.length })}
        </p>
        <ul className={`bare ${classes.tiles}`} aria-label={text('talk_crew')}>
          {draft.people.map((each) => (
            <li key={each.id}>
              <UnstyledButton
                className={`${classes.tile} hover-deep`}
                aria-pressed={each.id === signer}
                onClick={() => {
                  setSigner(each.id)
                  window.scrollTo({ top: 0 })
                }}
              >
                <span className="grid flex-1 break-anywhere">
                  <strong>{each.name}</strong>
                  {each.detail !== null && <small className="hint">{each.detail}</small>}
                </span>
                {each.apart === 'unchecked' && (
                  <IconClock
                    size={22}
                    className="flex-none"
                    role="img"
                    aria-label={text('talk_pin_unchecked')}
                  />
                )}
                {tookPart(each) && each.apart !== 'unchecked' && (
                  <IconCircleCheckFilled
                    size={22}
                    className="flex-none text-good"
                    role="img"
                    aria-label={text('signoff_has_signed')}
                  />
                )}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {aside}
        <SomebodyElse
          draft={draft}
          onAdd={(added) => {
            if (!draft.people.some(({ id }) => id === added.id))
              onChange({ ...draft, people: [...draft.people, added] })
            setSigner(added.id)
            window.scrollTo({ top: 0 })
          }}
        />
      </div>
      <FormFoot even>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {labels?.back ?? text('talk_back_to_reading')}
        </Button>
        <Button size="lg" disabled={!mayFinish} onClick={onNext}>
          {labels?.next ?? text('talk_finish')}
        </Button>
      </FormFoot>
    </Page>
  )
}

const saysApart = {
  pin: 'talk_signed_pin',
  phone: 'talk_signed_phone',
  unchecked: 'talk_pin_unchecked',
} as const

type TurnProps<Sheet> = Changed<Sheet> & {
  one: Attendant
  language: Locale
  mustSign: boolean
  pinTurn: Props<Sheet>['pinTurn']
}

/** Where one of them signs, or where it is said why they could not. */
function Turn<Sheet extends SignedSheet>({
  one,
  draft,
  language,
  mustSign,
  pinTurn,
  onChange,
}: TurnProps<Sheet>) {
  const { text } = useLanguage()
  const [cannot, setCannot] = useState(one.unsigned !== '')
  const hasPin = one.by_pin === true && pinTurn !== undefined
  const [byPin, setByPin] = useState(hasPin && one.mark === null)
  const { id, name } = one
  if (one.apart !== undefined)
    return (
      <section className={classes.turn} aria-label={name}>
        <h2 className="text-lg m-0 break-anywhere">{name}</h2>
        <p className="m-0">{text(saysApart[one.apart])}</p>
        {one.apart === 'unchecked' && (
          <div>
            <Button
              size="compact-md"
              variant="subtle"
              onClick={() =>
                onChange(withAttendant(draft, id, { apart: undefined, sealed: undefined }))
              }
            >
              {text('talk_pin_again')}
            </Button>
          </div>
        )}
      </section>
    )
  return (
    <section className={classes.turn} aria-label={name}>
      <h2 className="text-lg m-0 break-anywhere">{name}</h2>
      {byPin && !cannot && pinTurn?.(one, language)}
      {byPin && !cannot ? null : cannot ? (
        <TextInput
          label={text('talk_cannot_why')}
          description={text('talk_cannot_hint')}
          data-autofocus
          maxLength={500}
          value={one.unsigned}
          onChange={(event) =>
            onChange(
              withAttendant(draft, id, {
                unsigned: event.currentTarget.value,
                mark: null,
                lang: language,
              }),
            )
          }
        />
      ) : (
        <DrawingPad
          value={one.mark?.method === 'drawn' ? one.mark : null}
          wrong={false}
          onChange={(drawn) =>
            onChange(
              withAttendant(draft, id, {
                lang: language,
                mark: drawn && {
                  ...drawn,
                  method: 'drawn',
                  name,
                  signed_at: new Date().toISOString(),
                },
              }),
            )
          }
        />
      )}
      {hasPin && !cannot && (
        <div>
          <Button size="compact-md" variant="subtle" onClick={() => setByPin(!byPin)}>
            {text(byPin ? 'talk_draw_instead' : 'talk_pin_instead')}
          </Button>
        </div>
      )}
      {!mustSign && (
        <div>
          <Button
            size="compact-md"
            variant="subtle"
            onClick={() => {
              setCannot(!cannot)
              if (cannot) onChange(withAttendant(draft, id, { unsigned: '' }))
            }}
          >
            {text(cannot ? 'talk_can_sign' : 'talk_cannot')}
          </Button>
        </div>
      )}
    </section>
  )
}

type ElseProps = { draft: SignedSheet; onAdd(one: Attendant): void }

/** A colleague who is not on the list, or a visitor by name and company. */
function SomebodyElse({ draft, onAdd }: ElseProps) {
  const { text } = useLanguage()
  const [name, setName] = useState('')
  const [company, setCompany] = useState('')
  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (name.trim().length < 2) return
    onAdd(addressed(draft, newId(), name, company))
    setName('')
    setCompany('')
  }
  return (
    <form onSubmit={add} method="post" className={classes.else}>
      <Autocomplete
        label={text('talk_someone_else')}
        data={[...new Set(draft.others.map((other) => other.name))]}
        limit={6}
        maxLength={160}
        value={name}
        onChange={setName}
      />
      <TextInput
        label={text('talk_company')}
        maxLength={160}
        value={company}
        onChange={(event) => setCompany(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        disabled={name.trim().length < 2}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {text('talk_add_person')}
      </Button>
    </form>
  )
}
