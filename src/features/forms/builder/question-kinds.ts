// The palette: every kind of question, what it is called, what a new one begins with and what can be
// said of it. Nothing else in the builder asks which type a question has.
import { sayAgreeing } from '../../../register/fields/choice.ts'
import { newKey, type Question, type QuestionOption } from '../definition/question.ts'

export type Facet =
  | 'required'
  | 'help'
  | 'placeholder'
  | 'options'
  | 'rows'
  | 'limits'
  | 'count'
  | 'length'
  | 'dates'
  | 'unit'
  | 'default'
  | 'prefill'
  | 'multiple'
  | 'kinds'
  | 'annotate'
  | 'confidential'
  | 'internal'
  | 'deficiency'
  | 'questions'
  | 'calculation'

export type Group =
  | 'Layout'
  | 'Text and numbers'
  | 'Choices'
  | 'People and places'
  | 'Evidence'
  | 'Tables'

export type QuestionKind = {
  readonly type: string
  readonly label: string
  readonly group: Group
  readonly facets: readonly Facet[]
  readonly slug?: string
  /** What a new one begins with, in the language of its form. */
  readonly begins?: (say: Say) => Partial<Question>
}

type Say = (english: string) => string

const option = (label: string, more: Partial<QuestionOption> = {}): QuestionOption => ({
  id: newKey('o'),
  label,
  ...more,
})
const yesNoNa = (say: Say) => [
  option(say('Pass'), { score: 1, tone: 'good' }),
  option(say('Fail'), { score: 0, fails: true, tone: 'danger' }),
  option(say('Not applicable'), { tone: 'calm' }),
]
const two = (say: Say) => [option(say('Option 1')), option(say('Option 2'))]

const ofLists = ['required', 'help', 'confidential'] as const
const answered = [...ofLists, 'internal'] as const
const chosen = [...answered, 'options', 'default', 'prefill', 'deficiency'] as const
const typed = [...answered, 'placeholder', 'length', 'default', 'prefill'] as const

const kind = (
  type: string,
  label: string,
  group: Group,
  facets: readonly Facet[],
  begins?: (say: Say) => Partial<Question>,
): QuestionKind => ({ type, label, group, facets, ...(begins && { begins }) })

/** What a kind is called: a number that is counted is another word in French than one that names. */
export const sayKind = ({ label }: Pick<QuestionKind, 'label'>, say: Say): string =>
  sayAgreeing(label, 'kind of field', say)

/** How a question is built whose kind is not there. */
const plain = kind('text', 'Short text', 'Text and numbers', typed)

export const questionKinds: readonly QuestionKind[] = [
  kind('section', 'Section', 'Layout', ['help', 'confidential']),
  kind('page', 'Page break', 'Layout', ['help', 'confidential']),
  kind('info', 'Text to read', 'Layout', ['help', 'confidential', 'internal']),
  plain,
  kind('textarea', 'Long text', 'Text and numbers', typed),
  kind('number', 'Number', 'Text and numbers', [
    ...answered,
    'limits',
    'unit',
    'default',
    'prefill',
    'placeholder',
  ]),
  kind('date', 'Date', 'Text and numbers', [...answered, 'dates', 'prefill']),
  kind('time', 'Time', 'Text and numbers', [...answered, 'prefill']),
  kind('datetime', 'Date and time', 'Text and numbers', [...answered, 'prefill']),
  kind('rating', 'Rating', 'Text and numbers', [...answered, 'limits'], () => ({
    min: 1,
    max: 5,
    step: 1,
  })),
  kind('calculated', 'Calculated', 'Text and numbers', [
    'help',
    'confidential',
    'internal',
    'unit',
    'calculation',
  ]),
  kind('barcode', 'Barcode or QR', 'Text and numbers', [...answered, 'placeholder']),
  kind('radio', 'One choice', 'Choices', chosen, (say) => ({ options: yesNoNa(say) })),
  kind('select', 'Drop-down', 'Choices', chosen, (say) => ({ options: two(say) })),
  kind('checkbox', 'Check boxes', 'Choices', [...chosen, 'count'], (say) => ({
    options: two(say),
  })),
  kind('multiplechoice', 'Several choices', 'Choices', [...chosen, 'count'], (say) => ({
    options: two(say),
  })),
  kind('treeselect', 'Choice from a tree', 'Choices', [...answered, 'multiple']),
  kind('select_resource', 'Policies and procedures', 'Choices', [...answered, 'kinds']),
  kind('role', 'People of a role', 'People and places', answered),
  kind('witness', 'Witnesses', 'People and places', answered),
  kind('visitor', 'Visitors', 'People and places', answered),
  kind('notification', 'Who is notified', 'People and places', answered),
  kind('asset', 'Assets', 'People and places', answered),
  kind('location', 'Location', 'People and places', [...answered, 'prefill']),
  kind('project', 'Project', 'People and places', [...answered, 'prefill']),
  kind('chemical', 'Chemical', 'People and places', answered),
  kind('photo', 'Photo', 'Evidence', [...answered, 'count', 'annotate']),
  kind('file', 'File', 'Evidence', [...answered, 'count']),
  kind('signature', 'Signature', 'Evidence', answered),
  kind('matrix', 'Matrix', 'Tables', [...answered, 'rows', 'options', 'deficiency'], (say) => ({
    rows: [option(say('First row')), option(say('Second row'))],
    options: yesNoNa(say),
  })),
  kind(
    'group',
    'Repeating group',
    'Tables',
    ['help', 'confidential', 'internal', 'count', 'questions'],
    () => ({
      fields: [],
    }),
  ),
  kind('hazard', 'Hazards and controls', 'Tables', [...answered, 'count']),
]

/** What most questions of an inspection are: passed, failed or not applicable. */
export const oneChoice: QuestionKind = questionKinds.find(({ type }) => type === 'radio') ?? plain

/** Two lists of incidents are kinds of their own by their slug. */
export const incidentKinds: readonly QuestionKind[] = [
  { ...kind('select', 'Incident type', 'Choices', ofLists), slug: 'incident_list' },
  { ...kind('select', 'Incident reason', 'Choices', ofLists), slug: 'incident_reasons_list' },
  {
    ...kind('treeselect', 'Incident reasons, as a tree', 'Choices', [...ofLists, 'multiple']),
    slug: 'incident_reasons',
  },
]

const byType = new Map(questionKinds.map((one) => [one.type, one]))

export const kindOf = ({ type, slug }: Pick<Question, 'type' | 'slug'>): QuestionKind =>
  incidentKinds.find((one) => one.slug === slug && slug != null) ?? byType.get(type) ?? plain

/** A new question of a kind, with the key that it keeps. */
export const newQuestion = (
  { type, label, slug, begins }: QuestionKind,
  say: Say = (english) => english,
): Question => ({
  key: newKey(),
  label: sayKind({ label }, say),
  type,
  ...(slug && { slug }),
  ...begins?.(say),
})
