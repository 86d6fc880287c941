import { Kbd, Switch } from '@mantine/core'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './keys.module.css'
import { useKeysEnabled } from './keys-enabled.ts'

const keys: readonly [string[], MessageKey][] = [
  [['j', '↓'], 'list_key_down'],
  [['k', '↑'], 'list_key_up'],
  [['Enter'], 'list_key_open'],
  [['x'], 'list_key_select'],
  [['e'], 'list_key_archive'],
  [['/'], 'list_key_search'],
  [['n'], 'list_key_new'],
  [['?'], 'list_key_help'],
]

/** The keys of a list, and the switch that leaves them alone. */
export function KeysHelp() {
  const text = useText()
  const [enabled, setEnabled] = useKeysEnabled()
  return (
    <>
      <dl className={classes.keys}>
        {keys.map(([names, words]) => (
          <div className="flex items-center gap-3 p-0 py-1" key={words}>
            <dt className="flex flex-none gap-1">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd className="m-0">{text(words)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={text('list_keys_on')}
        checked={enabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
    </>
  )
}
