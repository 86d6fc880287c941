import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { fieldsIn, labelOf } from '../../../../register/define.ts'
import { FactValue } from '../../../../register/web/record/FactValue.tsx'
import { isBlank } from '../../../../register/web/record/is-blank.ts'
import { documentKinds } from '../../kinds/document-kinds.ts'
import { readVersion } from '../versions.contract.ts'
import { versionKey } from './keys.ts'

/** What a version says, as it was sent for approval. */
export function VersionRead({ id, number }: { id: string; number: number }) {
  const { text, say } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: versionKey(id, number),
    queryFn: async ({ signal }) =>
      (await call(readVersion, { params: { id, number: String(number) }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  const register = documentKinds.find(({ name }) => name === data.register)
  if (register === undefined) return null
  return (
    <article className="stack gap-4">
      <h3 className="m-0">{String(data.content.title)}</h3>
      {fieldsIn(register)
        .filter(([name, field]) => name !== 'title' && !isBlank(field, data.content[name] ?? null))
        .map(([name, field]) => {
          const label = say(labelOf(name, field))
          return (
            <section key={name} aria-label={label}>
              <div className="hint font-medium">{label}</div>
              <FactValue field={field} label={label} value={data.content[name]} />
            </section>
          )
        })}
      <p className="hint break-anywhere">{text('version_hash', { hash: data.hash })}</p>
    </article>
  )
}
