import { useText } from '../../../../kit/web/language/Language.tsx'
import { Shelf } from '../../../documents/web/index.ts'
import { training } from '../../courses/training.register.ts'
import { courseShelf } from '../library.contract.ts'

/** The usual courses: chosen, and brought in. */
export default function CourseLibrary() {
  const text = useText()
  return <Shelf register={training} routes={courseShelf} lead={text('training_library_lead')} />
}
