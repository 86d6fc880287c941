import { Button, Input, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useCallback, useMemo, useRef } from 'react'
import { rightsOf } from '../../../access/effective.ts'
import { allGrants } from '../../../access/grants.ts'
import { RightsTable } from '../../../access/web/rights/RightsTable.tsx'
import { statesOf } from '../../../access/web/rights/right-states.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { InputProps } from '../../../register/web/extension.ts'
import { useDefaultOf } from '../defaults/web/use-defaults.ts'
import { presets } from '../presets.ts'

const listed = (value: unknown) => new Set(Array.isArray(value) ? value.map(String) : [])

/** The rights of a template, compared with the default one of its role. */
export function RightsInput({ label, value, values, error, disabled, onChange }: InputProps) {
  const { say, text } = useLanguage()
  const can = useHolds()
  const roleId = Number(values.base_role)
  const first = useDefaultOf(values.base_role)
  const given = useMemo(
    () => ({ roleId, template: [...listed(value)], extra: [], refused: [] }),
    [roleId, value],
  )
  const compared = useMemo(
    () => rightsOf({ roleId, template: first?.grants ?? [], extra: [], refused: [] }),
    [first, roleId],
  )
  const states = useMemo(
    () => statesOf(given, { whose: 'template', compared, can }),
    [given, compared, can],
  )
  // The value as it is when a box is ticked: a family ticks several of its boxes at once.
  const now = useRef(listed(value))
  now.current = listed(value)
  const set = useCallback(
    (rights: ReadonlySet<string>) => {
      now.current = new Set(rights)
      onChange(allGrants.filter((right) => rights.has(right)))
    },
    [onChange],
  )
  const onRight = useCallback(
    (right: string, ticked: boolean) => {
      const next = new Set(now.current)
      if (ticked) next.add(right)
      else next.delete(right)
      set(next)
    },
    [set],
  )
  function begin(name: string, rights: readonly string[]) {
    const free = new Set(
      states.flatMap(({ right, lock }) =>
        lock?.why === 'role' || lock?.why === 'giver' ? [] : [right],
      ),
    )
    const given = rights.filter((right) => allGrants.some((one) => one === right && free.has(one)))
    set(new Set(given))
    const left = rights.length - given.length
    toast(
      left === 0
        ? text('preset_taken', { name })
        : text('preset_taken_in_part', { name, count: left }),
      { type: left === 0 ? 'success' : 'info' },
    )
  }
  return (
    <div className="stack gap-2">
      {error && <Input.Error>{error}</Input.Error>}
      <RightsTable
        label={label}
        states={states}
        against={first && text('template_default_of', { name: say(first.name) })}
        {...(!disabled && { onRight })}
        tools={
          !disabled && (
            <PresetsMenu
              roleId={roleId}
              {...(first && {
                first: () => begin(say(first.name), first.grants),
              })}
              onPreset={begin}
            />
          )
        }
      />
    </div>
  )
}

type MenuProps = {
  roleId: number
  first?: () => void
  onPreset: (name: string, rights: readonly string[]) => void
}

/** What a template may begin with: the default of its role, and usual posts. */
function PresetsMenu({ roleId, first, onPreset }: MenuProps) {
  const { say, text } = useLanguage()
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
          {text('preset_begin')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {first && <Menu.Item onClick={first}>{text('preset_default')}</Menu.Item>}
        {presets
          .filter(({ baseRole }) => baseRole === roleId)
          .map(({ name, rights }) => (
            <Menu.Item key={name} onClick={() => onPreset(say(name), rights)}>
              {say(name)}
            </Menu.Item>
          ))}
        <Menu.Item onClick={() => onPreset(text('preset_none'), [])}>
          {text('preset_none')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
