import { TreeSelectInput } from '../src/kit/web/inputs/choice/TreeSelectInput.tsx'
import type { TreeOption } from '../src/kit/web/inputs/choice/tree.ts'
import { Live } from './Live.tsx'
import { States } from './States.tsx'

const reasons: TreeOption[] = [
  {
    id: 'fall',
    label: 'Fall',
    children: [
      { id: 'ladder', label: 'From a ladder' },
      { id: 'roof', label: 'From a roof' },
    ],
  },
  { id: 'chemical', label: 'Chemical', children: null },
  { id: 'other', label: 'Other', children: [] },
  { id: 'unknown', label: 'Not known yet' },
]
const none: string[] = []

const soon = () => new Promise((done) => setTimeout(done, 150))

/** Fails the first time and answers from then on, as a weak network does. */
function failingOnce(answer: TreeOption[]) {
  let asked = 0
  return async () => {
    await soon()
    asked += 1
    if (asked === 1) throw new Error('the first attempt fails in this example')
    return answer
  }
}
const loadChemical = failingOnce([{ id: 'acid', label: 'Acid burn' }])
const loadReasons = failingOnce(reasons)

async function searchReasons(text: string) {
  await soon()
  return reasons.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
}

export function TreeSelectExample() {
  return (
    <>
      <Live name="reason" initial={none}>
        {(held) => (
          <TreeSelectInput
            label="Reason"
            description="Chemical is loaded when opened, and fails the first time"
            options={reasons}
            loadChildren={loadChemical}
            {...held}
          />
        )}
      </Live>
      <Live name="reasons" initial={['roof']}>
        {(held) => <TreeSelectInput label="Several reasons" multiple options={reasons} {...held} />}
      </Live>
      <Live initial={none}>
        {(held) => (
          <TreeSelectInput label="Loaded when opened" loadOptions={loadReasons} {...held} />
        )}
      </Live>
      <Live initial={none}>
        {(held) => (
          <TreeSelectInput label="Searched elsewhere" searchOptions={searchReasons} {...held} />
        )}
      </Live>
      <Live initial={none}>
        {(held) => <TreeSelectInput label="Without options" options={[]} {...held} />}
      </Live>
      <States initial={['unknown']}>
        {(field) => <TreeSelectInput {...field} options={reasons} />}
      </States>
    </>
  )
}
