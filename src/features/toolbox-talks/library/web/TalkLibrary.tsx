import { useText } from '../../../../kit/web/language/Language.tsx'
import { Shelf } from '../../../documents/web/index.ts'
import { toolboxTalks } from '../../talks/toolbox-talks.register.ts'
import { talkShelf } from '../library.contract.ts'

/** Talks that the provider has written: chosen, and brought in. */
export default function TalkLibrary() {
  const text = useText()
  return <Shelf register={toolboxTalks} routes={talkShelf} lead={text('talk_library_lead')} />
}
