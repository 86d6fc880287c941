import { SubmissionList } from './SubmissionList.tsx'

export default function UnsignedScreen() {
  return <SubmissionList list="unsigned" />
}
