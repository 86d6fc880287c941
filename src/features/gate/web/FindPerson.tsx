import { ActionIcon, TextInput, UnstyledButton } from '@mantine/core'
import { IconScan, IconSearch } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { useCamera } from '../../../kit/web/inputs/barcode/use-camera.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../kit/web/later.ts'
import type { GatePerson } from '../gate.contract.ts'
import { foundAmong } from './found-among.ts'
import classes from './gate.module.css'

const BarcodeScanner = whenDrawn(
  async () => (await import('../../../kit/web/inputs/barcode/BarcodeScanner.tsx')).BarcodeScanner,
)

type Props = { people: readonly GatePerson[]; onFound(person: GatePerson): void }

/** A name is typed, or a card is scanned: by the camera, or by a reader that types. */
export function FindPerson({ people, onFound }: Props) {
  const text = useText()
  const camera = useCamera()
  const [search, setSearch] = useState('')
  const [isScanning, setScanning] = useState(false)
  const found = useMemo(() => foundAmong(people, search), [people, search])
  const take = (person: GatePerson) => {
    setSearch('')
    onFound(person)
  }
  /** A reader presses Enter after what it read; so does somebody who has typed enough. */
  const enter = () => {
    const [only] = found
    if (only !== undefined && found.length === 1) take(only)
  }
  return (
    <form
      method="post"
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        enter()
      }}
    >
      <TextInput
        size="lg"
        label={text('gate_find')}
        placeholder={text('gate_find_hint')}
        leftSection={<IconSearch aria-hidden />}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        {...(camera && {
          rightSection: (
            <ActionIcon
              variant="subtle"
              size="xl"
              aria-label={text('gate_scan')}
              onClick={() => setScanning(true)}
            >
              <IconScan />
            </ActionIcon>
          ),
        })}
      />
      {search.trim() !== '' && (
        <ul className="bare stack gap-2">
          {found.map((person) => (
            <li key={person.id}>
              <UnstyledButton className={classes.person} onClick={() => take(person)}>
                <strong className="break-anywhere">{person.name}</strong>
                {person.firm !== null && <span className="hint">{person.firm}</span>}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {search.trim() !== '' && found.length === 0 && (
        <p className="m-0" role="status">
          {text('gate_nobody')}
        </p>
      )}
      {isScanning && (
        <Suspense>
          <BarcodeScanner
            title={text('gate_scan')}
            hint={text('gate_scan_hint')}
            without={{ camera: text('form_scan_refused'), reader: text('form_scan_unreadable') }}
            onFound={(code) => {
              setScanning(false)
              setSearch(code)
              const [only, ...others] = foundAmong(people, code)
              if (only !== undefined && others.length === 0) take(only)
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </form>
  )
}
