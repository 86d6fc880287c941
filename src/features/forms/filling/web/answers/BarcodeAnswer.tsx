import { ActionIcon, TextInput } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useCamera } from '../../../../../kit/web/inputs/barcode/use-camera.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../../../kit/web/later.ts'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

const BarcodeScanner = whenDrawn(
  async () =>
    (await import('../../../../../kit/web/inputs/barcode/BarcodeScanner.tsx')).BarcodeScanner,
)

/** What a label says: scanned where the device has a camera, typed anywhere. */
export function BarcodeAnswer(props: AnswerProps) {
  const text = useText()
  const { question, value, onChange, readOnly, label } = props
  const camera = useCamera()
  const [scanning, setScanning] = useState(false)
  return (
    <>
      <TextInput
        {...fieldOf(props)}
        value={typeof value === 'string' ? value : ''}
        placeholder={question.placeholder ?? ''}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(!readOnly &&
          camera && {
            rightSection: (
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={`${text('form_scan')}: ${label}`}
                onClick={() => setScanning(true)}
              >
                <IconScan size={22} />
              </ActionIcon>
            ),
          })}
      />
      {scanning && (
        <Suspense>
          <BarcodeScanner
            title={text('form_scan')}
            hint={text('form_scan_hint')}
            without={{ camera: text('form_scan_refused'), reader: text('form_scan_unreadable') }}
            onFound={(code) => {
              onChange(code)
              setScanning(false)
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </>
  )
}
