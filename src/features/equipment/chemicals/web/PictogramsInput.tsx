import { IconCheck } from '@tabler/icons-react'
import { textsIn } from '../../../../kit/own.ts'
import { FieldGroup } from '../../../../kit/web/inputs/FieldGroup.tsx'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import type { InputProps } from '../../../../register/web/extension.ts'
import { pictograms } from '../pictograms.ts'
import { Pictogram } from './Pictogram.tsx'
import classes from './pictogram.module.css'

/** All ten in sight, chosen as they are found on the label. */
export function PictogramsInput({ name, label, value, onChange, error, disabled }: InputProps) {
  const say = useSay()
  const chosen = textsIn(value)
  const toggle = (code: string) =>
    onChange(Object.keys(pictograms).filter((each) => chosen.includes(each) !== (each === code)))
  return (
    <FieldGroup label={label} error={error}>
      <div className={classes.choices}>
        {Object.entries(pictograms).map(([code, words]) => (
          <label key={code} className={classes.choice}>
            <input
              type="checkbox"
              name={`${name} ${code}`}
              checked={chosen.includes(code)}
              disabled={disabled}
              onChange={() => toggle(code)}
            />
            <span aria-hidden>
              <Pictogram code={code} size={40} />
            </span>
            {say(words)}
            {chosen.includes(code) && (
              <IconCheck size={16} aria-hidden className="ml-auto text-accent" />
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
