// What two devices said of the same questions: the words of each remark as one, its photos one by one.
import { mergeValue, type NameOf } from '../../../../../kit/drafts/merge.ts'
import { isEmptyRemark, type Remark, type Remarks } from '../../../../forms/definition/index.ts'

const nothing: Remark = {}

const withoutEmpty = (remarks: Remarks): Remarks =>
  Object.fromEntries(Object.entries(remarks).filter(([, remark]) => !isEmptyRemark(remark)))

/** Those of these names; one that is not there is empty. */
export const remarksAt = (remarks: Remarks | undefined, names: readonly string[]): Remarks =>
  Object.fromEntries(names.map((name) => [name, remarks?.[name] ?? nothing]))

/** With these in place of its own. */
export const withRemarks = (remarks: Remarks | undefined, others: Remarks | undefined): Remarks =>
  withoutEmpty({ ...remarks, ...others })

function merged(was: Remark, mine: Remark, theirs: Remark, nameOf: NameOf) {
  const note = mergeValue(was.note, mine.note, theirs.note)
  const photos = mergeValue(was.photos, mine.photos, theirs.photos, { nameOf })
  const action = mergeValue(was.action, mine.action, theirs.action)
  const remark: Remark = {
    ...(note.value !== undefined && { note: note.value }),
    ...(photos.value !== undefined && { photos: photos.value }),
    ...(action.value !== undefined && { action: action.value }),
  }
  return { remark, conflict: note.conflict || photos.conflict || action.conflict }
}

/** `conflicts`: the names of those that both changed, and not to the same. */
export function mergeRemarks(
  was: Remarks | undefined,
  mine: Remarks | undefined,
  theirs: Remarks | undefined,
  nameOf: NameOf,
): { remarks: Remarks; conflicts: readonly string[] } {
  const names = [...new Set([...Object.keys(mine ?? {}), ...Object.keys(theirs ?? {})])]
  const each = names.map((name) => {
    const [before, here, there] = [was, mine, theirs].map((one) => one?.[name] ?? nothing)
    return { name, ...merged(before ?? nothing, here ?? nothing, there ?? nothing, nameOf) }
  })
  return {
    remarks: withoutEmpty(Object.fromEntries(each.map(({ name, remark }) => [name, remark]))),
    conflicts: each.filter(({ conflict }) => conflict).map(({ name }) => name),
  }
}
