import { SubmissionList } from './SubmissionList.tsx'

export default function PreviousUnsignedScreen() {
  return <SubmissionList list="previous" />
}
