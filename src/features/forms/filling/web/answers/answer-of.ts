// Which component asks for which type of answer.
import type { ComponentType } from 'react'
import type { Question } from '../../../definition/question.ts'
import type { AnswerProps } from '../filling-context.ts'
import { AssetAnswer } from './AssetAnswer.tsx'
import { BarcodeAnswer } from './BarcodeAnswer.tsx'
import { DateAnswer } from './DateAnswer.tsx'
import { FilesAnswer } from './FilesAnswer.tsx'
import { GroupAnswer } from './GroupAnswer.tsx'
import { HazardAnswer } from './HazardAnswer.tsx'
import { IncidentAnswer } from './IncidentAnswer.tsx'
import { InfoText } from './InfoText.tsx'
import { MatrixAnswer } from './MatrixAnswer.tsx'
import { NamesAnswer } from './NamesAnswer.tsx'
import { NumberAnswer } from './NumberAnswer.tsx'
import { OptionsAnswer } from './OptionsAnswer.tsx'
import { RatingAnswer } from './RatingAnswer.tsx'
import { ResourcesAnswer } from './ResourcesAnswer.tsx'
import { RoleAnswer } from './RoleAnswer.tsx'
import { PeopleAnswer } from './RowsAnswer.tsx'
import { SelectAnswer } from './SelectAnswer.tsx'
import { SignatureAnswer } from './SignatureAnswer.tsx'
import { SourceAnswer } from './SourceAnswer.tsx'
import { TextAnswer } from './TextAnswer.tsx'
import { TimeAnswer } from './TimeAnswer.tsx'
import { TreeAnswer } from './TreeAnswer.tsx'

const byType: Readonly<Record<string, ComponentType<AnswerProps>>> = {
  text: TextAnswer,
  textarea: TextAnswer,
  barcode: BarcodeAnswer,
  number: NumberAnswer,
  calculated: NumberAnswer,
  rating: RatingAnswer,
  date: DateAnswer,
  time: TimeAnswer,
  datetime: TimeAnswer,
  radio: OptionsAnswer,
  select: SelectAnswer,
  checkbox: OptionsAnswer,
  multiplechoice: OptionsAnswer,
  treeselect: TreeAnswer,
  select_resource: ResourcesAnswer,
  role: RoleAnswer,
  asset: AssetAnswer,
  witness: NamesAnswer,
  visitor: NamesAnswer,
  notification: PeopleAnswer,
  location: SourceAnswer,
  project: SourceAnswer,
  chemical: SourceAnswer,
  photo: FilesAnswer,
  file: FilesAnswer,
  signature: SignatureAnswer,
  matrix: MatrixAnswer,
  group: GroupAnswer,
  hazard: HazardAnswer,
  info: InfoText,
}

const ofIncidents = new Set(['incident_list', 'incident_reasons_list'])

/** The slug decides before the type; a type that nobody knows is asked as text. */
export const answerOf = ({ type, slug }: Question): ComponentType<AnswerProps> =>
  ofIncidents.has(slug ?? '') ? IncidentAnswer : (byType[type] ?? TextAnswer)
