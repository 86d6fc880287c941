import { Button, Progress } from '@mantine/core'
import { IconFiles, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { fileLimit } from '../../../../kit/files/files.contract.ts'
import { FileDrop } from '../../../../kit/web/inputs/files/FileDrop.tsx'
import { kindsIn } from '../../../../kit/web/inputs/files/file-facts.ts'
import { SendingFiles } from '../../../../kit/web/inputs/files/SendingFiles.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../kit/web/language/size-words.ts'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { fieldOf, labelOf, type Register, writable } from '../../../../register/define.ts'
import type { RegisterWeb } from '../../../../register/web/extension.ts'
import { LeaveQuestion } from '../../../../register/web/form/LeaveQuestion.tsx'
import { RowGone } from '../../../../register/web/form/row/RowGone.tsx'
import { problemsIn } from '../../../../register/web/form/save/checks.ts'
import { startOf } from '../../../../register/web/form/save/values.ts'
import { useLeaveGuard } from '../../../../register/web/form/use-leave-guard.ts'
import { FieldInput } from '../../../../register/web/input/FieldInput.tsx'
import { inSentence } from '../../../../register/web/list/in-sentence.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { web as customWeb } from '../../custom/custom-resources.web.tsx'
import { shapeOfType } from '../../custom/shape-of-type.ts'
import { useTypeAsked } from '../../custom/web/use-type.ts'
import { isSaid } from '../../kinds/document-kind.ts'
import { commonKinds } from '../../kinds/document-kinds.ts'
import { pathOfDocument } from '../../kinds/path-of-document.ts'
import { documentWeb } from '../../kinds/web/document-web.tsx'
import { isUploaded } from '../is-uploaded.ts'
import { Manifest, type ReadManifest } from './Manifest.tsx'
import { useUpload } from './use-upload.ts'

/** What all documents of one upload have alike: what is the office's, and what must be said of each. */
const alikeIn = (register: Register) => {
  const shown = register.form.flatMap(([, names]) => names)
  return writable(register).filter(
    ([name, { required, kind }]) =>
      name !== 'title' &&
      shown.includes(name) &&
      (required === true || kind === 'own-values' || !isSaid(register, name)),
  )
}

/** Many files at once, each a document of its own. */
export default function UploadDocuments() {
  const [, , name] = useLocation().pathname.split('/')
  const { typeId } = useParams()
  const register = commonKinds.find((kind) => kind.name === name)
  if (register !== undefined) return <Upload register={register} web={documentWeb} />
  return <UploadOfType key={typeId} id={typeId ?? ''} />
}

/** Documents of a company’s own type. */
function UploadOfType({ id }: { id: string }) {
  const { text } = useLanguage()
  const { data, isError, error, refetch } = useTypeAsked(id)
  if (isError)
    return <RowGone error={error} back="/dashboard/resources" onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <Page title={text('screen_documents_upload')}>
        <ListSkeleton rows={6} />
      </Page>
    )
  return <Upload register={shapeOfType(data)} web={customWeb} within={id} />
}

type Props = { register: Register; web: RegisterWeb; within?: string | undefined }

function Upload({ register, web, within }: Props) {
  const { text, say, locale } = useLanguage()
  const [values, setValues] = useState(() => ({
    ...startOf(register, undefined),
    ...(register.within !== undefined && { [register.within]: within }),
  }))
  const [manifest, setManifest] = useState<ReadManifest>()
  const { queue, choose, made, arrived, unused, accept, isReady, isError } = useUpload(
    register,
    values,
    manifest?.lines,
    within,
  )
  const { lines } = queue
  const failed = lines.filter(({ at }) => at === 'failed')
  const underway = lines.filter(({ at }) => at !== 'refused').length
  const isSending = underway > failed.length
  const guard = useLeaveGuard(underway > 0)
  const { title: _, ...wrong } = problemsIn({ register, row: undefined, values }, say)
  // What the sheet says need not be said of all of them.
  const isFilled = Object.keys(wrong).length === 0 || manifest !== undefined
  const all = arrived + underway
  return (
    <Page
      title={text('documents_upload', { many: inSentence(say(register.many)) })}
      lead={text('documents_upload_lead')}
    >
      <div className="stack gap-6" style={{ maxWidth: '60rem' }}>
        <section className="card stack gap-4 p-6" aria-labelledby="alike">
          <h2 id="alike" className="m-0 text-lg">
            {text('documents_upload_alike')}
          </h2>
          {alikeIn(register).map(([field]) => (
            <FieldInput
              key={field}
              web={web}
              register={register}
              name={field}
              field={fieldOf(register, field)}
              label={say(labelOf(field, fieldOf(register, field)))}
              value={values[field]}
              onChange={(value) => setValues((before) => ({ ...before, [field]: value }))}
              error={undefined}
              disabled={isSending}
              values={values}
              row={undefined}
            />
          ))}
        </section>
        {isUploaded(register.name) && (
          <Manifest
            kind={register.name}
            type={within}
            value={manifest}
            disabled={isSending}
            onChange={setManifest}
          />
        )}
        <section className="stack gap-3" aria-labelledby="files">
          <h2 id="files" className="m-0 text-lg">
            {text('documents_upload_files')}
          </h2>
          {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
          <FileDrop
            buttons={[{ words: text('documents_upload_choose'), icon: <IconFiles size={18} /> }]}
            filled
            several
            accept={accept.join(',')}
            disabled={!isFilled || !isReady}
            onFiles={choose}
          >
            {isFilled
              ? `${text('field_file_drop')} · ${text('field_file_kinds', {
                  kinds: kindsIn(accept, text('field_kind_image')),
                  size: sizeIn(locale, fileLimit),
                })}`
              : text('documents_upload_first')}
          </FileDrop>
          {all > 0 && (
            <div className="stack gap-2">
              <p className="m-0 font-semibold" role="status">
                {text('documents_upload_progress', { done: arrived, all })}
              </p>
              <Progress value={(100 * arrived) / all} aria-label={text('documents_upload_files')} />
            </div>
          )}
          {failed.length > 1 && !isSending && (
            <div>
              <Button
                leftSection={<IconRefresh size={18} aria-hidden />}
                onClick={() => {
                  for (const { key } of failed) queue.retry(key)
                }}
              >
                {text('documents_upload_retry')}
              </Button>
            </div>
          )}
          <SendingFiles queue={queue} />
          {all > 0 && unused !== undefined && unused.length > 0 && (
            <Notice tone="calm">
              {text('documents_manifest_unused', {
                files: unused.map(({ file }) => file).join(', '),
              })}
            </Notice>
          )}
        </section>
        {made.length > 0 && (
          <section className="stack gap-3" aria-labelledby="made">
            <h2 id="made" className="m-0 text-lg">
              {text('documents_upload_made')}
            </h2>
            <ul className="m-0 stack gap-1">
              {made.map((row) => (
                <li key={row.id}>
                  {within === undefined ? (
                    <RecordLink
                      register={register.name}
                      to={{ id: row.id, name: String(row.title) }}
                    />
                  ) : (
                    <Link to={pathOfDocument(register.name, row.id, within)}>
                      {String(row.title)}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
            <Link to={`/dashboard/${register.name}${within === undefined ? '' : `/${within}`}`}>
              {say(register.many)}
            </Link>
          </section>
        )}
      </div>
      <LeaveQuestion guard={guard} />
    </Page>
  )
}
