import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { storeFile } from '../../../../kit/files/files.contract.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { FileDrop } from '../../../../kit/web/inputs/files/FileDrop.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { type ManifestLine, readManifest } from '../manifest.contract.ts'

export type ReadManifest = {
  name: string
  lines: readonly ManifestLine[]
  unknown: readonly string[]
}

type Props = {
  kind: keyof typeof readManifest
  /** Of a company’s own types, which. */
  type: string | undefined
  value: ReadManifest | undefined
  disabled: boolean
  onChange(next: ReadManifest | undefined): void
}

/** A sheet that says of each file what its document is: its title, category, owner and the rest. */
export function Manifest({ kind, type, value, disabled, onChange }: Props) {
  const text = useText()
  const { act, busy, problem } = useAct(
    async (chosen: File): Promise<ReadManifest> => {
      const { id } = (await upload(storeFile, chosen)).data
      const { data } = await call(readManifest[kind], {
        body: { file: id, ...(type !== undefined && { type }) },
      })
      return { name: chosen.name, ...data }
    },
    { onDone: onChange, oneAtATime: true },
  )
  const wrong = value?.lines.filter(({ errors }) => Object.keys(errors).length > 0) ?? []
  return (
    <section className="stack gap-3" aria-labelledby="manifest">
      <h2 id="manifest" className="m-0 text-lg">
        {text('documents_manifest')}
      </h2>
      <p className="hint m-0">{text('documents_manifest_lead')}</p>
      {value === undefined ? (
        <FileDrop
          buttons={[{ words: text('documents_manifest_choose'), icon: <IconTable size={18} /> }]}
          accept=".csv,.xlsx"
          disabled={disabled || busy}
          takes={({ name }) => /\.(csv|xlsx)$/i.test(name)}
          onFiles={([chosen]) => chosen && act(chosen)}
        >
          {text('documents_manifest_columns')}
        </FileDrop>
      ) : (
        <div className="row gap-3">
          <p className="m-0" role="status">
            <strong className="break-anywhere">{value.name}</strong> ·{' '}
            {text('documents_manifest_read', { count: value.lines.length })}
          </p>
          <Button
            size="compact-md"
            variant="default"
            disabled={disabled}
            onClick={() => onChange(undefined)}
          >
            {text('documents_manifest_drop')}
          </Button>
        </div>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {value !== undefined && value.unknown.length > 0 && (
        <Notice tone="calm">
          {text('documents_manifest_unknown', { columns: value.unknown.join(', ') })}
        </Notice>
      )}
      {wrong.length > 0 && (
        <Notice tone="danger">
          <ul className="bare stack gap-1">
            {wrong.map(({ line, file, errors }) => (
              <li key={line} className="break-anywhere">
                {text('documents_manifest_wrong', {
                  name: file,
                  line,
                  why: Object.entries(errors)
                    .map(([field, all]) => `${field}: ${all.join(' ')}`)
                    .join(' '),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  )
}
