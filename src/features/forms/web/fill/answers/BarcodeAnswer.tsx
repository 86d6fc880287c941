import { ActionIcon, TextInput } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

const BarcodeScanner = lazy(async () => ({
  default: (await import('../../../../../kit/web/inputs/barcode/BarcodeScanner.tsx'))
    .BarcodeScanner,
}))

const canScan = () => 'BarcodeDetector' in globalThis && navigator.mediaDevices !== undefined

/** What a label says: scanned where the device can read codes, typed anywhere. */
export function BarcodeAnswer(props: AnswerProps) {
  const text = useText()
  const { question, value, onChange, readOnly, label } = props
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
          canScan() && {
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
            refused={text('form_scan_refused')}
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
