import { Radio } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { has, type Register } from '../../../define.ts'
import { useMay } from '../../../web/list/use-may.ts'
import { importTwins } from '../contract.ts'
import type { Import } from './use-import.ts'

/** What becomes of a line whose address, number or name a row has already. */
export function TwinChoice({ register, state }: { register: Register; state: Import }) {
  const text = useText()
  const mayChange = useMay(register).do('edit') && has(register, 'edit')
  return (
    <Radio.Group
      label={text('import_twins')}
      description={text('import_twins_hint')}
      value={state.twins}
      onChange={(chosen) => {
        const twins = importTwins.find((one) => one === chosen)
        if (twins !== undefined) state.takeTwins(twins)
      }}
    >
      <div className="stack gap-2 mt-2">
        {importTwins
          .filter((one) => one !== 'update' || mayChange)
          .map((one) => (
            <Radio
              key={one}
              value={one}
              label={text(`import_twins_${one}`)}
              disabled={state.busy !== undefined}
            />
          ))}
      </div>
    </Radio.Group>
  )
}
