import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { duplicatesKey } from '../../web/keys.ts'
import { type PastMerge, undoMerge } from '../merges.contract.ts'
import { useFieldWords } from './use-field-words.ts'

/** What was merged lately; for a day each can be undone. */
export function PastMerges({ merges }: { merges: readonly PastMerge[] }) {
  const { text, say } = useLanguage()
  const { moment } = useTimes()
  const fieldWords = useFieldWords()
  const { act, given, problem, done } = useAct(
    async (id: string) => (await call(undoMerge, { params: { id } })).data.in_the_way,
    { renews: [duplicatesKey(), registerKey('users')], oneAtATime: true },
  )
  if (merges.length === 0) return null
  return (
    <section className="stack gap-3" aria-label={text('merges_past')}>
      <h2 className="text-lg">{text('merges_past')}</h2>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {done !== undefined && done.length > 0 && (
        <Notice tone="danger" takesFocus>
          <p className="m-0">{text('merge_not_undone')}</p>
          <ul className="m-0">
            {done.map(({ what, n, why }) => (
              <li key={`${why} ${what}`}>
                {why === 'records' && text('merge_way_records', { what: say(what), count: n })}
                {why === 'field' && fieldWords(what)}
                {why === 'person' && text('merge_way_person')}
                {why === 'time' && text('merge_way_time')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="bare stack gap-2">
        {merges.map(({ id, kept, gone, at, by, undone_at, can }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-b">
            <span>
              {text('merge_was', { gone: gone.name, kept: kept.name })}
              <br />
              <small className="hint">{[moment(at), by].filter(Boolean).join(' · ')}</small>
            </span>
            {undone_at !== null && <Tag tone="calm">{text('merge_undone')}</Tag>}
            {can.includes('undo') && (
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={18} aria-hidden />}
                loading={given === id}
                onClick={() => act(id)}
              >
                {text('merge_undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
