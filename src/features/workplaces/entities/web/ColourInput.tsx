import { ColorSwatch, TextInput } from '@mantine/core'
import { inkOnWhite, isColour } from '../../../../access/brand/brand.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { allPointedIn } from '../../../../register/fields/pointing.ts'
import type { InputProps } from '../../../../register/web/extension.ts'
import { BrandPreview } from './BrandPreview.tsx'
import classes from './brand-preview.module.css'

/** Safe on paper: each can be read on white. */
const proposed = ['#1d5b79', '#14693a', '#b3261e', '#a94100', '#4a3aa7', '#0b7285', '#37474f']

const wordsIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The company's colour, and below it how papers and mails look with what the form says now. */
export function ColourInput({ name, label, field, value, values, ...given }: InputProps) {
  const text = useText()
  const colour = wordsIn(value)
  const isPale = isColour(colour) && inkOnWhite(colour) !== colour.toLowerCase()
  return (
    <div className="stack gap-4" data-wide>
      <div className="stack gap-2">
        <TextInput
          label={label}
          name={name}
          autoComplete="off"
          spellCheck={false}
          maw="20rem"
          value={colour}
          error={given.error}
          disabled={given.disabled}
          description={isPale ? text('brand_pale') : undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={field.placeholder ?? ''}
          leftSection={
            <input
              type="color"
              className={classes.pick}
              aria-label={text('brand_pick')}
              disabled={given.disabled}
              value={isColour(colour) ? colour : '#ffffff'}
              onChange={(event) => given.onChange(event.currentTarget.value)}
            />
          }
          onChange={(event) => given.onChange(event.currentTarget.value.trim() || null)}
        />
        <div className="row gap-2">
          {proposed.map((each) => (
            <ColorSwatch
              key={each}
              component="button"
              type="button"
              color={each}
              aria-label={each}
              disabled={given.disabled}
              onClick={() => given.onChange(each)}
            />
          ))}
        </div>
      </div>
      <BrandPreview
        name={wordsIn(values.display_name) || wordsIn(values.legal_name)}
        colour={isColour(colour) ? colour : null}
        logo={allPointedIn(values.logo)[0]?.id ?? null}
      />
    </div>
  )
}
