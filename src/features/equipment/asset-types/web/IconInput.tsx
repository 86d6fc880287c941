import { FieldGroup } from '../../../../kit/web/inputs/FieldGroup.tsx'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import type { InputProps } from '../../../../register/web/extension.ts'
import { assetIcons } from '../icons-of-assets.ts'
import { AssetIconDrawn } from './AssetIconDrawn.tsx'
import classes from './icons.module.css'

/** The pictures, all in sight. */
export function IconInput({ name, label, value, onChange, error, disabled }: InputProps) {
  const say = useSay()
  return (
    <FieldGroup label={label} error={error}>
      <div className="flex flex-wrap gap-1 mt-2">
        {Object.entries(assetIcons).map(([icon, words]) => (
          <label key={icon} className={classes.icon} title={say(words)}>
            <input
              type="radio"
              name={name}
              aria-label={say(words)}
              checked={value === icon}
              disabled={disabled}
              onChange={() => onChange(icon)}
            />
            <AssetIconDrawn icon={icon} size={22} />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
