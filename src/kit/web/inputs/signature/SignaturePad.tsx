import { SegmentedControl, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Signature } from '../../../drawing/signature.ts'
import { FieldGroup } from '../FieldGroup.tsx'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import { DrawingPad } from './DrawingPad.tsx'
import { SignatureDrawing } from './SignatureDrawing.tsx'
import classes from './SignaturePad.module.css'

type Props = FieldProps &
  Controlled<Signature | null> & {
    /** The person who is about to sign, where that is known. */
    signer?: string
    /** Their name stands beside it already: with a drawing it is not asked again. */
    named?: boolean
  }

const now = () => new Date().toISOString()

/** Sign with finger, pen or mouse, or type the name; every stroke is saved when it ends. */
export function SignaturePad(props: Props) {
  const { value, onChange, disabled, readOnly, signer = '', named = false, ...field } = props
  const texts = useTexts().signature
  const fixed = disabled === true || readOnly === true
  const [method, setMethod] = useState(value?.method ?? 'drawn')
  const [print, setPrint] = useState(signer)
  /** Switching between drawing and typing does not lose the drawing. */
  const aside = useRef<Signature>(undefined)

  if (fixed)
    return (
      <FieldGroup {...field}>
        <div className={classes.pad} data-fixed>
          <SignatureDrawing
            signature={value}
            label={value === null ? texts.empty : texts.by(value.name)}
          />
        </div>
        {value?.method === 'drawn' && value.name !== '' && (
          <p className="hint mt-1">{value.name}</p>
        )}
      </FieldGroup>
    )

  function choose(next: string) {
    setMethod(next === 'typed' ? 'typed' : 'drawn')
    if (value?.method === 'drawn' && next === 'typed') aside.current = value
    onChange(next === 'drawn' && aside.current !== undefined ? aside.current : null)
  }
  return (
    <FieldGroup {...field}>
      <div className="mt-2">
        <SegmentedControl
          aria-label={texts.how}
          data={[
            { value: 'drawn', label: texts.draw },
            { value: 'typed', label: texts.type },
          ]}
          value={method}
          onChange={choose}
        />
      </div>
      {method === 'drawn' ? (
        <>
          <DrawingPad
            value={value?.method === 'drawn' ? value : null}
            wrong={Boolean(field.error)}
            onChange={(drawn) =>
              onChange(
                drawn && {
                  ...drawn,
                  method: 'drawn',
                  name: value?.name ?? print,
                  signed_at: now(),
                },
              )
            }
          />
          {!named && (
            <TextInput
              className={classes.name}
              label={texts.print}
              autoComplete="name"
              value={value?.name ?? print}
              onChange={({ currentTarget: { value: name } }) => {
                setPrint(name)
                if (value !== null) onChange({ ...value, name })
              }}
            />
          )}
        </>
      ) : (
        <>
          {value !== null && (
            <div className={classes.pad} data-fixed>
              <SignatureDrawing signature={value} label={texts.by(value.name)} />
            </div>
          )}
          <TextInput
            className={classes.name}
            label={texts.typeName}
            description={texts.typeHelp}
            autoComplete="name"
            value={value?.method === 'typed' ? value.name : ''}
            onChange={({ currentTarget: { value: name } }) =>
              onChange(name.trim() === '' ? null : { method: 'typed', name, signed_at: now() })
            }
          />
        </>
      )}
    </FieldGroup>
  )
}
